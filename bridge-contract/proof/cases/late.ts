import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }
const silent = (...methods: string[]) =>
  android(Object.fromEntries(methods.map((name) => [name, () => undefined])), facts(methods))

/** Late answers and shared calls. */
export const late: Cases = {
  'a success that comes too late is kept as data, once': async (lib) => {
    const { app, seen } = silent('getLocation', 'getDeviceInfo')
    const { bridge, pass, receive } = open(lib, app)
    const kept: unknown[] = []
    await endOf(bridge.call(lib.getLocation))
    const controller = new AbortController()
    await endOf(bridge.call(lib.getLocation, { accuracy: 'fine' }, { signal: controller.signal }))
    controller.abort()
    await pass(8000)
    const [first, second] = seen.map(({ body }) => body.id)
    assert.equal(receive({ id: first, ok: true, data: spot }), 'late')
    bridge.onLate(lib.getLocation, (data) => kept.push(data))
    bridge.onLate(lib.getDeviceInfo, (data) => kept.push(data))
    assert.deepEqual(kept, [spot])
    assert.equal(receive({ id: first, ok: true, data: spot }), 'duplicate')
    assert.equal(receive({ id: second, pending: true }), 'late')
    assert.equal(receive({ id: second, ok: true, data: { ...spot, latitude: 3 } }), 'late')
    assert.deepEqual(kept, [spot, { ...spot, latitude: 3 }])
    assert.equal(receive({ id: second, pending: true }), 'duplicate')
  },

  'a late failure and late nonsense are no data': async (lib) => {
    const { app, seen } = silent('getLocation')
    const { bridge, pass, receive } = open(lib, app)
    const kept: unknown[] = []
    bridge.onLate(lib.getLocation, (data) => kept.push(data))
    await endOf(bridge.call(lib.getLocation))
    await pass(8000)
    const refusal = { id: seen[0]?.body.id, ok: false, error: { code: 'LOCATION_OFF' } }
    assert.deepEqual([receive(refusal), receive(refusal)], ['late', 'duplicate'])
    await endOf(bridge.call(lib.getLocation))
    await pass(8000)
    assert.equal(receive({ id: seen[1]?.body.id, ok: true, data: { latitude: 'x' } }), 'late')
    assert.deepEqual(kept, [])
    assert.ok(bridge.trace().some(({ kind, outcome }) => kind === 'fault' && outcome === '$.latitude'))
  },

  "a late result is known by the contract's name, whatever the app calls the method": async (lib) => {
    const method = lib.query('ask', null, lib.s.int(), { legacyNames: ['oldAsk'] })
    const { app, seen } = silent('oldAsk')
    const { bridge, pass, receive } = open(lib, app)
    const kept: unknown[] = []
    bridge.onLate(method, (data) => kept.push(data))
    await endOf(bridge.call(method))
    await pass(8000)
    assert.equal(receive({ id: seen[0]?.body.id, ok: true, data: 7 }), 'late')
    assert.deepEqual(kept, [7])
  },

  'what was answered or done is not late': async (lib) => {
    const { app, seen } = silent('getLocation', 'setTitle')
    const { bridge, receive } = open(lib, app)
    const call = follow(bridge.call(lib.getLocation))
    await call.end()
    const id = seen[0]?.body.id
    assert.equal(receive({ id, ok: true, data: spot }), 'ok')
    assert.equal(receive({ id, ok: true, data: { ...spot, latitude: 9 } }), 'duplicate')
    assert.deepEqual(await call.end(), ['ok', spot])
    await endOf(bridge.call(lib.setTitle, { title: 'x' }))
    assert.equal(receive({ id: seen[1]?.body.id, ok: true, data: null }), 'duplicate')
  },

  'equal calls share one native call, each with its own abort': async (lib) => {
    const { app, seen } = silent('getLocation', 'openExternal')
    const { bridge, receive } = open(lib, app)
    const controller = new AbortController()
    const first = follow(bridge.call(lib.getLocation, {}, { signal: controller.signal }))
    const second = follow(bridge.call(lib.getLocation))
    const other = follow(bridge.call(lib.getLocation, { accuracy: 'fine' }))
    await other.end()
    assert.equal(seen.length, 2)
    controller.abort()
    assert.deepEqual(await first.end(), ['ABORTED', undefined])
    assert.equal(receive({ id: seen[0]?.body.id, ok: true, data: spot }), 'ok')
    const end = await second.end()
    assert.deepEqual(end, ['ok', spot])
    assert.deepEqual(await other.end(), ['pending'])
    const [a, b] = [
      follow(bridge.call(lib.openExternal, { url: 'tel:1' })),
      follow(bridge.call(lib.openExternal, { url: 'tel:1' })),
    ]
    await Promise.all([a.end(), b.end()])
    assert.equal(seen.length, 4)
  },

  'callers of one call get a copy each': async (lib) => {
    const { app, seen } = silent('getLocation')
    const { bridge, receive } = open(lib, app)
    const calls = [follow(bridge.call(lib.getLocation)), follow(bridge.call(lib.getLocation))]
    await calls[1]?.end()
    receive({ id: seen[0]?.body.id, ok: true, data: spot })
    const [[, a], [, b]] = (await Promise.all(calls.map((call) => call.end()))) as [
      [string, object],
      [string, object],
    ]
    assert.deepEqual(a, b)
    assert.notEqual(a, b)
  },

  'nobody joins a call that has failed, succeeded or been given up': async (lib) => {
    const answers = [
      text({ ok: false, error: { code: 'SIGNED_OUT' } }),
      undefined,
      ok({ accessToken: 'a', refreshToken: 'b' }),
    ]
    const { app, seen } = android(
      { refreshSession: () => answers[seen.length - 1] },
      facts(['refreshSession']),
    )
    const { bridge, pass } = open(lib, app)
    const refresh = () => endOf(bridge.call(lib.refreshSession, { reason: 'lost' }))
    assert.deepEqual(await refresh(), ['HOST_ERROR', 'SIGNED_OUT'])
    assert.deepEqual(await refresh(), ['pending'])
    await pass(8000)
    assert.equal((await refresh())[0], 'ok')
    assert.equal((await refresh())[0], 'pending')
    assert.equal(seen.length, 4)
  },

  'more than 64 forgotten calls are not kept': async (lib) => {
    const { app, seen } = silent('openSettings')
    const { bridge, pass, receive } = open(lib, app)
    for (let i = 0; i < 65; i++) void bridge.call(lib.openSettings, { screen: 'location' }).catch(() => {})
    await pass(2000)
    const answer = (at: number) => receive({ id: seen[at]?.body.id, ok: true, data: { opened: 'none' } })
    assert.deepEqual([answer(0), answer(1), answer(64)], ['duplicate', 'late', 'late'])
  },
}
