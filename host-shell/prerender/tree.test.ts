import { expect, test } from 'vitest'
import { Window } from 'happy-dom'
import {
  blanked,
  commonSize,
  differences,
  markupOf,
  renumbered,
  startOf,
  treeOf,
  type TreeElement,
} from './tree.ts'

function read(markup: string): TreeElement {
  const { document } = new Window()
  document.body.innerHTML = markup
  return treeOf(document.body.firstElementChild as unknown as Element)
}
const plain = (tree: TreeElement | undefined) => tree && markupOf(tree, () => 'styled')

test('what two devices show ends before the first difference', () => {
  const start = (one: string, other: string) => {
    const size = commonSize(read(one), read(other))
    return size ? plain(startOf(read(one), size)) : undefined
  }
  const same = '<main><h1>Get it</h1><p>Words</p></main>'
  expect(start(same, same)).toBe(same)
  expect(
    start(
      '<main><h1>A</h1><ul><li>1</li><li>2</li></ul><p>z</p></main>',
      '<main><h1>A</h1><ul><li>1</li><li>3</li></ul><p>z</p></main>',
    ),
  ).toBe('<main><h1>A</h1><ul><li>1</li><li></li></ul></main>')
  expect(
    start('<main><h1>A</h1><a href="x">1</a>after</main>', '<main><h1>A</h1><a href="y">1</a>after</main>'),
  ).toBe('<main><h1>A</h1></main>')
  expect(start('<main><h1>A</h1></main>', '<main><h1>A</h1><p>more</p></main>')).toBe(
    '<main><h1>A</h1></main>',
  )
  expect(start('<main></main>', '<div></div>')).toBeUndefined()
})

test('what differs from country to country keeps its room and is not seen', () => {
  const screen = (code: string, checked: string) =>
    read(
      `<form><button aria-label="Country ${code}"><b>Code</b><i>${code}</i></button><input type="radio" ${checked}></form>`,
    )
  const found = differences(screen('US', 'checked'), screen('GB', ''))!
  expect(plain(blanked(screen('CN', ''), found))).toBe(
    '<form method="dialog"><button><b>Code</b><i data-blank>CN</i></button><input type="radio"></form>',
  )
  expect(differences(screen('US', ''), screen('US', ''))?.size).toBe(0)
  expect(differences(read('<p>1</p>'), read('<p><b>1</b></p>'))).toBeUndefined()
})

test('the markup says the same as the screen, without what the policy refuses or the page alone may know', () => {
  const screen = `<div data-remote="help" data-release="help@1"><input id="a" name="mail" type="email" value="a&amp;&quot;b"><input name="day" type="radio"><p class="x" style="color: red">1 &lt; 2 &amp; 3</p></div>`
  expect(plain(read(screen))).toBe(
    `<div><input id="a" data-name="mail" type="email" value="a&amp;&quot;b"><input name="day" type="radio"><p class="x styled">1 &lt; 2 &amp; 3</p></div>`,
  )
})

test('generated ids are numbered by their place', () => {
  const once = '<form><label for="_r_7_">Mail</label><input id="_r_7_" aria-describedby="_r_9_p"></form>'
  const again = once.replaceAll('_r_7_', '_r_1_').replaceAll('_r_9_', '_r_2_')
  expect(plain(renumbered(read(once)))).toContain('for="w-0"')
  expect(renumbered(read(once))).toEqual(renumbered(read(again)))
})
