import { expect, test } from 'vitest'
import { criticalCss } from './criticalCss.ts'

const css = `
:root { --used: red; --unused: blue }
html[data-theme="dark"] .a { color: var(--used) }
.a { color: var(--used) }
.a:hover, .a:active { color: green }
.b { color: blue }
[data-kind="x"] { margin: 0 }
[data-kind="y"] { margin: 1px }
input:checked { opacity: 1 }
@media (min-width: 600px) { .a { padding: 1px } .b { padding: 2px } }
@keyframes turn { to { rotate: 1turn } }
@keyframes gone { to { opacity: 0 } }
.a { animation: turn 1s }
`
const html = '<div class="a" data-kind="x"><input type="checkbox"/></div>'

test('of stylesheets the rules stay that markup may need, in their order, with what they name', async () => {
  const { '/': sheet = '' } = await criticalCss({ '/': { html: [html], css: [css] } }, 1)
  for (const kept of ['--used: red', '.a{color', '[data-kind=x]', 'input:checked', '@media', 'turn'])
    expect(sheet, kept).toContain(kept)
  for (const gone of ['--unused', '.b', '[data-kind=y]', ':hover', ':active', '@keyframes gone'])
    expect(sheet, gone).not.toContain(gone)
  expect(sheet.indexOf('data-theme')).toBeLessThan(sheet.indexOf('data-kind'))
})

test('the paths that are most alike share a sheet where there are too many', async () => {
  const page = (...classes: string[]) => ({ html: [`<p class="${classes.join(' ')}"></p>`], css: [css] })
  const paths = { '/1': page('a', 'c'), '/2': page('b'), '/3': page('a', 'd') }
  const sheets = await criticalCss(paths, 2)
  expect(new Set(Object.values(sheets)).size).toBe(2)
  expect(sheets['/1']).toBe(sheets['/3'])
  expect(sheets['/2']).not.toContain('.a{')
  expect(await criticalCss(paths, 2)).toEqual(sheets)
})
