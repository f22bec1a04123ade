import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ios, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1.5, longitude: 2 }

/** Results, the data that passes in either direction, and the frames that may call. */
export const results: Cases = {
  '0, false, an empty text and null are results': async (lib) => {
    const { s, query } = lib
    const shapes = [
      [s.int(), 0],
      [s.bool(), false],
      [s.str(), ''],
      [s.opt(s.int()), null],
    ] as const
    for (const [shape, value] of shapes) {
      const method = query('ask', null, shape)
      const expected = value === null ? undefined : value
      const bare = open(lib, android({ ask: () => text(value) }).app)
      assert.deepEqual(await endOf(bare.bridge.call(method)), ['ok', expected])
      const enveloped = open(lib, android({ ask: () => ok(value) }, facts(['ask'])).app)
      assert.deepEqual(await endOf(enveloped.bridge.call(method)), ['ok', expected])
      const handlers = open(lib, ios({ closePage: () => undefined, ask: () => Promise.resolve(value) }))
      // A handler that can't reply resolves with null in WebKit 2.38, so null isn't treated as a result
      // there.
      assert.deepEqual(
        await endOf(handlers.bridge.call(method)),
        value === null ? ['pending'] : ['ok', expected],
      )
      const transport = open(lib, android({ ask: () => undefined }).app)
      const call = follow(transport.bridge.call(method))
      await call.end()
      assert.equal(transport.receive({ m: 'ask', data: value }), 'ok')
      assert.deepEqual(await call.end(), ['ok', expected])
    }
  },

  'a bare app may answer with a plain word or a number': async (lib) => {
    const { s, query } = lib
    const word = open(lib, android({ ask: () => 'plain word' }).app)
    assert.deepEqual(await endOf(word.bridge.call(query('ask', null, s.str()))), ['ok', 'plain word'])
    const number = open(lib, android({ ask: () => 7 }).app)
    assert.deepEqual(await endOf(number.bridge.call(query('ask', null, s.int()))), ['ok', 7])
  },

  'what the result does not declare stays behind': async (lib) => {
    const { bridge } = open(
      lib,
      android({ getLocation: () => `{"latitude":1.5,"longitude":2,"then":"x","constructor":1,"more":[]}` })
        .app,
    )
    assert.deepEqual(await endOf(bridge.call(lib.getLocation)), ['ok', spot])
  },

  'an answer with a `then` of its own settles like any other': async (lib) => {
    const { s, query } = lib
    const { bridge } = open(lib, ios({ closePage: () => undefined, ask: () => Promise.resolve(undefined) }))
    const call = follow(bridge.call(query('ask', null, { a: s.int() })))
    await call.end()
    const page = open(lib, android({ ask: () => undefined }).app)
    const other = follow(page.bridge.call(query('ask', null, { a: s.int() })))
    await other.end()
    // oxlint-disable-next-line unicorn/no-thenable -- the very thing to be survived
    page.receive({ m: 'ask', data: { a: 1, then: () => undefined } })
    assert.deepEqual(await other.end(), ['ok', { a: 1 }])
    assert.deepEqual(await call.end(), ['pending'])
  },

  'the page never hands over what it was not asked for': async (lib) => {
    const { app, seen } = android({ setNavBar: () => undefined })
    const { bridge } = open(lib, app)
    const params = JSON.parse(
      '{"visible":true,"__proto__":{"background":"#000000"},"token":"t","background":null}',
    ) as { visible: boolean }
    await endOf(bridge.call(lib.setNavBar, params))
    assert.deepEqual(seen[0]?.args, ['{"visible":true}'])
  },

  'a frame gets no tokens, and none are asked from it': async (lib) => {
    const { app, seen } = android({
      refreshSession: () => text({ accessToken: 'a', refreshToken: 'b' }),
      setTitle: () => undefined,
    })
    const framed = open(lib, { ...app, top: {} })
    assert.deepEqual(await endOf(framed.bridge.call(lib.refreshSession, { reason: 'lost' })), [
      'FORBIDDEN_ORIGIN',
      undefined,
    ])
    assert.deepEqual(await endOf(framed.bridge.call(lib.setTitle, { title: 'x' })), ['ok', undefined])
    assert.deepEqual(
      seen.map(({ name }) => name),
      ['setTitle'],
    )
    const port = { onmessage: null, postMessage: () => undefined }
    const inPanel = open(lib, { top: {} }, { port })
    assert.deepEqual(await endOf(inPanel.bridge.call(lib.refreshSession, { reason: 'lost' })), ['pending'])
    const top = open(lib, app)
    assert.equal((await endOf(top.bridge.call(lib.refreshSession, { reason: 'lost' })))[0], 'ok')
  },

  'the nonce of this load goes with every envelope': async (lib) => {
    const { app, seen } = android({ setTitle: () => ok(null) }, facts(['setTitle']))
    const { bridge } = open(lib, { ...app, __companionInfo: { nonce: 'only here' } })
    await endOf(bridge.call(lib.setTitle, { title: 'x' }))
    assert.equal(seen[0]?.body.n, 'only here')
  },
}
