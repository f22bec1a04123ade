import assert from 'node:assert/strict'
import { android, facts, follow, open, receiveOf, text, type Cases } from '../kit.ts'
import { testWindow } from '../window.ts'

const spot = { latitude: 1, longitude: 2 }

/** `companionBridge.receive`, the only entry point for native code. */
export const transport: Cases = {
  'it answers every message with a word and throws at none': (lib) => {
    const { receive } = open(lib)
    const throwing = {
      get id(): string {
        throw new Error('no')
      },
    }
    const hostile = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('no')
        },
      },
    )
    for (const message of [
      undefined,
      null,
      0,
      7,
      true,
      '',
      'x',
      '{',
      '[]',
      '"text"',
      'null',
      {},
      [],
      throwing,
      hostile,
      Symbol('x'),
      () => 1,
    ])
      assert.equal(receive(message), 'malformed', String(typeof message))
    for (const message of [
      { id: 7 },
      { id: null },
      { e: 7 },
      { m: 7 },
      { m: null, data: 1 },
      Object.create({ id: 'x' }),
    ])
      assert.equal(receive(message), 'malformed')
    assert.equal(receive(`{"e":"x","data":"${'y'.repeat(2097152)}"}`), 'malformed')
  },

  'ids that were never given are unknown, prototype names too': (lib) => {
    const { receive } = open(lib)
    for (const id of ['', 'x', '1', '__proto__', 'constructor', 'toString', '.', '0.0', 'x.1'])
      for (const message of [{ id, ok: true, data: 1 }, text({ id, pending: true })])
        assert.equal(receive(message), 'unknown', id)
    for (const m of ['__proto__', 'constructor', 'getLocation'])
      assert.equal(receive({ m, data: 1 }), 'unknown')
  },

  'an id of this load that has not been given yet is unknown, one of another load too': async (lib) => {
    const { app, seen } = android(
      { getLocation: () => text({ ok: true, data: spot }) },
      facts(['getLocation']),
    )
    const { bridge, receive } = open(lib, app)
    await follow(bridge.call(lib.getLocation)).end()
    const [load, count] = String(seen[0]?.body.id).split('.')
    assert.equal(count, '1')
    const answer = (id: string) => receive({ id, ok: true, data: spot })
    assert.deepEqual(
      [answer(`${load}.1`), answer(`${load}.2`), answer('1-2-3.1'), answer(`${load}`)],
      ['duplicate', 'unknown', 'unknown', 'unknown'],
    )
  },

  'two pages have ids of their own': async (lib) => {
    const ids: unknown[] = []
    for (const seed of [1, 2]) {
      const { app, seen } = android({ getLocation: () => undefined }, facts(['getLocation']))
      const crypto = { getRandomValues: (list: Uint16Array) => list.map((_, i) => i + seed) }
      const { bridge } = open(lib, { ...app, crypto })
      await follow(bridge.call(lib.getLocation)).end()
      ids.push(seen[0]?.body.id)
    }
    assert.deepEqual(ids, ['1-2-3.1', '2-3-4.1'])
  },

  'a broken answer to a known call ends it': async (lib) => {
    for (const broken of [
      {},
      { ok: 'yes' },
      { ok: false },
      { ok: false, error: 'E' },
      { pending: false },
      { data: spot },
    ]) {
      const { app, seen } = android({ getLocation: () => undefined }, facts(['getLocation']))
      const { bridge, receive } = open(lib, app)
      const call = follow(bridge.call(lib.getLocation))
      await call.end()
      assert.equal(receive({ id: seen[0]?.body.id, ...broken }), 'malformed')
      assert.deepEqual(await call.end(), ['INVALID_REPLY', '$'])
    }
  },

  'nobody can put another door in its place': (lib) => {
    const page = open(lib, { companionBridge: { q: [] } })
    const at = page.win as unknown as { companionBridge: { receive: unknown } }
    const { companionBridge } = at
    assert.throws(() => Object.assign(at, { companionBridge: {} }), TypeError)
    assert.throws(() => Object.assign(companionBridge, { receive: 1 }), TypeError)
    assert.throws(() => Object.defineProperty(at, 'companionBridge', { value: 1 }), TypeError)
    assert.equal(Reflect.deleteProperty(at, 'companionBridge'), false)
    assert.equal(at.companionBridge, companionBridge)
    assert.deepEqual(Object.keys(companionBridge), ['receive'])
  },

  'a door can be hung where the app has declared a variable': (lib) => {
    const app = Object.defineProperty({}, 'companionBridge', {
      value: { q: [] },
      writable: true,
      enumerable: true,
    })
    const page = testWindow()
    Object.defineProperty(
      page.win,
      'companionBridge',
      Object.getOwnPropertyDescriptor(app, 'companionBridge')!,
    )
    lib.createBridge(page.win)
    assert.equal(receiveOf(page.win)('{'), 'malformed')
    assert.equal(Object.getOwnPropertyDescriptor(page.win, 'companionBridge')?.writable, false)
  },

  'what the app pushed before is taken in, in order': (lib) => {
    const press = (dark: boolean) => text({ e: 'themeChanged', data: { dark } })
    const queue = [
      '{',
      { e: 'keyboardChanged', data: { heightPx: 1 } },
      { e: 'keyboardChanged', data: { heightPx: 2 } },
      press(false),
      press(true),
    ]
    const { bridge } = open(lib, { companionBridge: { q: queue } })
    const heights: number[] = []
    const themes: boolean[] = []
    bridge.on(lib.keyboardChanged, ({ heightPx }) => heights.push(heightPx))
    bridge.on(lib.themeChanged, ({ dark }) => themes.push(dark))
    assert.deepEqual(heights, [1, 2])
    assert.deepEqual(themes, [true])
    for (const odd of [{ q: 'x' }, { q: null }, 7, null, { receive: () => 'x' }])
      assert.equal(open(lib, { companionBridge: odd }).receive('{'), 'malformed')
  },
}
