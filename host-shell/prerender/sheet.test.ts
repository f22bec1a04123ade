import { expect, test } from 'vitest'
import { marksOf, usedRules, withoutUnread } from './sheet.ts'

const marks = new Set(
  marksOf({
    tag: 'main',
    attributes: { class: 'a' },
    children: [{ tag: 'input', attributes: { type: 'radio', checked: '' }, children: [] }, 'text'],
  }),
)

test('a document brings the rules that its words need, and no others', () => {
  const css = `/* of a { build } */
@charset "utf-8";
html { --a: 1; }
.a, .b:hover { color: red }
.c .a::before { content: "}" }
@media (min-width: 1px) { .a { color: blue; } .c { color: green } }
@supports (x: y) { .c { x: y } }
@keyframes spin { from { opacity: 0 } to { opacity: 1 } }
@keyframes other { from { opacity: 0 } }
:is(.a, .c) { margin: 0 }
.a { animation: 1s spin }`
  expect(usedRules(css.replace('"}"', '""'), marks)).toBe(
    'html{--a:1}.a{color:red}@media (min-width:1px){.a{color:blue}}@keyframes spin{from{opacity:0}to{opacity:1}}:is(.a,.c){margin:0}.a{animation:1s spin}',
  )
})

test.each([
  ['h1, input', 'input'],
  ['*, *::before', '*,*::before'],
  ['main > input[type="radio"]:checked', 'main > input[type="radio"]:checked'],
  ['main > input[type=radio]', 'main > input[type=radio]'],
  ['input[type="checkbox"]', ''],
  ['[data-invalid] .a', ''],
  ['[dir="rtl"] .a:not(:lang(ar)):not([data-x])', '[dir="rtl"] .a:not(:lang(ar)):not([data-x])'],
  ['.a:active', ''],
  ['.a:focus-visible + input', '.a:focus-visible + input'],
  ['input:disabled', ''],
  ['input::placeholder', ''],
  [':root:not([data-theme])', ':root:not([data-theme])'],
  ['html[data-path="/"] .a', 'html[data-path="/"] .a'],
  ['html[data-path="/"] .b', ''],
  ['body', 'body'],
])('of %s a document needs %s', (selector, kept) => {
  expect(usedRules(`${selector} { x: y }`, marks)).toBe(kept && `${kept}{x:y}`)
})

test('properties that nothing reads are left out, with the rules that hold nothing else', () => {
  expect(
    withoutUnread(
      ':root{--a:var(--b);--b:1;--c:rgba(1,2,3,0.5);color-scheme:light}@media (x:y){:root{--c:2}}p{color:var(--a, red)}',
    ),
  ).toBe(':root{--a:var(--b);--b:1;color-scheme:light}p{color:var(--a, red)}')
  expect(withoutUnread(':root{--a:var(--b);--b:1}p{margin:0}')).toBe('p{margin:0}')
})
