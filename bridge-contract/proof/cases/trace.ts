import assert from 'node:assert/strict'
import { facts, follow, android, ok, open, text, type Cases } from '../kit.ts'

/** The contents of the trace. */
export const trace: Cases = {
  'secrets are in no trace': async (lib) => {
    const secret = 'eyJhbGciOi'
    const pair = { accessToken: secret, refreshToken: secret }
    const methods = [
      'refreshSession',
      'sessionRotated',
      'pay',
      'getLocation',
      'notifySignedOut',
      'notifyProfileChanged',
      'pickImage',
    ]
    const { app, seen } = android(
      {
        refreshSession: () => ok(pair),
        sessionRotated: () => ok(null),
        pay: () => ok({ status: 'success', receipt: secret }),
        getLocation: () => ok({ latitude: 7.25, longitude: 7.25 }),
        notifySignedOut: () => text({ ok: false, error: { code: secret, message: secret } }),
        notifyProfileChanged: () => text({ ok: true, data: null, token: secret }),
        pickImage: () => undefined,
      },
      facts(methods, { nonce: secret }),
    )
    const { bridge, receive, pass } = open(lib, { ...app, __companionInfo: { nonce: secret } })
    bridge.on(lib.sessionChanged, () => undefined)
    bridge.on(lib.codeReceived, () => undefined)
    bridge.onLate(lib.refreshSession, () => undefined)
    const order = {
      orderId: 'o',
      provider: 'x',
      amountMinor: 1,
      currency: 'EUR',
      payload: [{ key: 'k', value: secret }],
    }
    const calls = [
      bridge.call(lib.refreshSession, { reason: 'lost' }),
      bridge.call(lib.sessionRotated, pair),
      bridge.call(lib.pay, order),
      bridge.call(lib.getLocation),
      bridge.call(lib.notifySignedOut, { reason: 'expired', identifier: secret }),
      bridge.call(lib.notifyProfileChanged, { fields: { nickname: secret, avatar: secret } }),
      bridge.call(lib.sessionRotated, { accessToken: secret, refreshToken: 7 as never }),
    ]
    await Promise.all(calls.map((call) => follow(call).end()))
    receive({ e: 'sessionChanged', data: pair })
    receive({ e: 'sessionChanged', data: { accessToken: secret } })
    receive({ e: 'codeReceived', data: { code: '424242' } })
    receive({ id: seen[0]?.body.id, ok: true, data: pair })
    await pass(8000)
    const written = text(bridge.trace())
    for (const word of [secret, '7.25', '424242']) assert.ok(!written.includes(word), word)
    assert.ok(written.includes('***') && written.includes('"orderId":"o"'))
  },

  'the trace holds the last 200 entries, with their time': async (lib) => {
    const { bridge, pass } = open(lib)
    for (let i = 0; i < 101; i++) {
      await follow(bridge.call(lib.getDeviceInfo)).end()
      await pass(1)
    }
    const entries = bridge.trace()
    assert.equal(entries.length, 200)
    assert.deepEqual([entries[0]?.at, entries[0]?.kind, entries[1]?.kind], [1001, 'call', 'reply'])
    ;(entries as unknown[]).length = 0
    assert.equal(bridge.trace().length, 200)
  },

  'the trace tells calls, replies, events and late data': async (lib) => {
    const { app, seen } = android(
      { openSettings: () => undefined, setTitle: () => ok(null) },
      facts(['openSettings', 'setTitle']),
    )
    const { bridge, receive, pass } = open(lib, app)
    bridge.on(lib.appVisibility, () => undefined)
    bridge.onLate(lib.openSettings, () => undefined)
    await follow(bridge.call(lib.setTitle, { title: 'T' })).end()
    await follow(bridge.call(lib.openSettings, { screen: 'location' })).end()
    await pass(2000)
    receive({ id: seen[1]?.body.id, ok: true, data: { opened: 'exact' } })
    receive({ e: 'appVisibility', data: { visible: true } })
    assert.deepEqual(
      bridge.trace().map(({ kind, name, outcome, data }) => [kind, name, outcome, data]),
      [
        ['call', 'setTitle', '', { title: 'T' }],
        ['reply', 'setTitle', 'ok', undefined],
        ['call', 'openSettings', '', { screen: 'location' }],
        ['reply', 'openSettings', 'TIMEOUT', undefined],
        ['late', 'openSettings', 'ok', { opened: 'exact' }],
        ['event', 'appVisibility', 'ok', { visible: true }],
      ],
    )
  },
}
