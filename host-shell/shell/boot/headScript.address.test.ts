import { expect, test } from 'vitest'
import { newer, owns, startWith } from '../../../test/site/headScriptPage.ts'

test.for([
  ['https://m.example/weather?acc_token=a.b.c&lang=de', 'https://m.example/weather?lang=de'],
  ['https://m.example//weather?acc_token=a.b.c', 'https://m.example/weather'],
  ['https://m.example/\\weather?acc_token=a.b.c', 'https://m.example/weather'],
  ['https://m.example//evil.test/weather?acc_token=a.b.c', 'https://m.example/evil.test/weather'],
  ['https://m.example///weather//?acc_token=a.b.c#x', 'https://m.example/weather/#x'],
  ['https://m.example//', 'https://m.example/'],
] as const)('%s becomes %s, and its tokens are kept', async ([from, to]) => {
  const { win, inserted, own } = await startWith(undefined, undefined, undefined, from)
  expect(win.location.href).toBe(to)
  expect(win.companion.tokens).toMatchObject({ access: from.includes('acc_token') ? 'a.b.c' : '' })
  expect(inserted).toMatchObject(owns(own))
})

test('the shell starts where the address cannot be changed, and where another policy for scripts is there', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  for (const engine of [{ history: { replaceState: refuse } }, { trustedTypes: { createPolicy: refuse } }]) {
    const address = 'https://m.example/?acc_token=a.b.c'
    const { win, inserted, own } = await startWith(undefined, undefined, undefined, address, engine)
    expect(win.companion.tokens).toMatchObject({ access: 'a.b.c' })
    expect(inserted).toMatchObject(owns(own))
  }
})

test('a page that is prerendered has its scripts downloaded, and run when it is opened', async () => {
  let opened: (() => void) | undefined
  const document = {
    prerendering: true,
    addEventListener: (_: string, hear: () => void) => (opened = hear),
  }
  const address = 'https://m.example/?acc_token=a.b.c'
  // A stored newer shell must not start while the page is prerendering.
  const { downloaded, inserted, win, own } = await startWith(newer, undefined, undefined, address, {
    document,
  })
  expect(downloaded).toHaveLength(2)
  expect([inserted, win.location.search]).toEqual([[], ''])
  document.prerendering = false
  opened?.()
  expect(inserted).toMatchObject(owns(own))
})
