import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ios, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }
const picture = { uri: 'data:image/gif;base64,', mime: 'image/gif', width: 1, height: 1, bytes: 1 }
const pick = { source: 'ask', maxBytes: 1000 } as const
const silent = (...methods: string[]) =>
  android(Object.fromEntries(methods.map((name) => [name, () => undefined])), facts(methods))

/** Deadlines, late answers and shared calls. */
export const time: Cases = {
  'a query ends after 8 s, or after its own limit': async (lib) => {
    const { bridge, pass } = open(lib, silent('getLocation', 'openSettings').app)
    const usual = follow(bridge.call(lib.getLocation))
    const own = follow(bridge.call(lib.openSettings, { screen: 'location' }))
    await pass(1999)
    assert.deepEqual(await own.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await own.end(), ['TIMEOUT', undefined])
    await pass(5999)
    assert.deepEqual(await usual.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await usual.end(), ['TIMEOUT', undefined])
  },

  'a notice nobody confirms ends after 500 ms': async (lib) => {
    const { bridge, pass } = open(lib, ios({ closePage: () => new Promise(() => {}) }))
    const call = follow(bridge.call(lib.closePage))
    await pass(499)
    assert.deepEqual(await call.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await call.end(), ['TIMEOUT', undefined])
  },

  'a notice is done when it is delivered, confirmed or taken': async (lib) => {
    for (const answer of [undefined, ok(null), text({ pending: true })]) {
      const { bridge } = open(lib, android({ setTitle: () => answer }, facts(['setTitle'])).app)
      assert.deepEqual(await endOf(bridge.call(lib.setTitle, { title: 'x' })), ['ok', undefined])
      assert.equal(await bridge.notify(lib.setTitle, { title: 'x' }), 'ack')
    }
  },

  'telling the app something is over after 500 ms of real time, also while hidden': async (lib) => {
    const { bridge, pass, hide } = open(lib, ios({ closePage: () => new Promise(() => {}) }))
    hide()
    const told = follow(bridge.notify(lib.closePage))
    await pass(499)
    assert.deepEqual(await told.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await told.end(), ['ok', 'noAck'])
  },

  'telling an app that refuses or throws is no acknowledgement': async (lib) => {
    const refusing = open(
      lib,
      android({ setTitle: () => text({ ok: false, error: { code: 'CANCELLED' } }) }, facts(['setTitle'])).app,
    )
    assert.equal(await refusing.bridge.notify(lib.setTitle, { title: 'x' }), 'noAck')
  },

  'a bare query with nothing to say is done when it is delivered, one with a result waits': async (lib) => {
    const { bridge } = open(lib, android({ openExternal: () => undefined, getLocation: () => undefined }).app)
    assert.deepEqual(await endOf(bridge.call(lib.openExternal, { url: 'https://a.example/' })), [
      'ok',
      undefined,
    ])
    assert.deepEqual(await endOf(bridge.call(lib.getLocation)), ['pending'])
    const enveloped = open(lib, silent('openExternal').app)
    assert.deepEqual(await endOf(enveloped.bridge.call(lib.openExternal, { url: 'https://a.example/' })), [
      'pending',
    ])
  },

  'only visible time counts': async (lib) => {
    const { bridge, pass, hide, show } = open(lib, silent('getLocation').app)
    const call = follow(bridge.call(lib.getLocation))
    await pass(3000)
    hide()
    await pass(60000)
    hide()
    await pass(60000)
    assert.deepEqual(await call.end(), ['pending'])
    show()
    await pass(2000)
    show()
    await pass(2999)
    assert.deepEqual(await call.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await call.end(), ['TIMEOUT', undefined])
  },

  'a call that begins while the page is hidden waits for it': async (lib) => {
    const { bridge, pass, hide, show } = open(lib, silent('getLocation').app)
    hide()
    const call = follow(bridge.call(lib.getLocation))
    await pass(90000)
    show()
    await pass(7999)
    assert.deepEqual(await call.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await call.end(), ['TIMEOUT', undefined])
  },

  'a person has as long as they like once the app has taken the call, and 3 s before': async (lib) => {
    const { app, seen } = silent('pickImage')
    const { bridge, pass, receive, watched } = open(lib, app)
    const dead = follow(bridge.call(lib.pickImage, pick))
    await pass(2999)
    assert.deepEqual(await dead.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await dead.end(), ['TIMEOUT', undefined])
    const taken = follow(bridge.call(lib.pickImage, pick))
    await taken.end()
    const id = seen[1]?.body.id
    assert.equal(receive({ id, pending: true }), 'ok')
    assert.equal(watched(), 0)
    await pass(3600000)
    assert.deepEqual(await taken.end(), ['pending'])
    assert.equal(receive({ id, ok: true, data: picture }), 'ok')
    assert.deepEqual(await taken.end(), ['ok', picture])
  },

  'an acknowledgement in place counts, and stops no query': async (lib) => {
    const pending = () => text({ pending: true })
    const { app } = android({ pickImage: pending, getLocation: pending }, facts(['pickImage', 'getLocation']))
    const { bridge, pass } = open(lib, app)
    const picked = follow(bridge.call(lib.pickImage, pick))
    const located = follow(bridge.call(lib.getLocation))
    await pass(8000)
    assert.deepEqual(await picked.end(), ['pending'])
    assert.deepEqual(await located.end(), ['TIMEOUT', undefined])
  },

  'a bare app cannot acknowledge: a person gets ten minutes': async (lib) => {
    const { bridge, pass, receive } = open(lib, android({ pickImage: () => undefined }).app)
    const call = follow(bridge.call(lib.pickImage, pick))
    await pass(599999)
    assert.deepEqual(await call.end(), ['pending'])
    await pass(1)
    assert.deepEqual(await call.end(), ['TIMEOUT', undefined])
    const again = follow(bridge.call(lib.pickImage, pick))
    await again.end()
    assert.equal(receive({ m: 'pickImage', data: picture }), 'ok')
    assert.deepEqual(await again.end(), ['ok', picture])
  },

  'a success that comes too late is kept as data, once': async (lib) => {
    const { app, seen } = silent('getLocation', 'getDeviceInfo')
    const { bridge, pass, receive } = open(lib, app)
    const late: unknown[] = []
    await endOf(bridge.call(lib.getLocation))
    const controller = new AbortController()
    await endOf(bridge.call(lib.getLocation, { accuracy: 'fine' }, { signal: controller.signal }))
    controller.abort()
    await pass(8000)
    const [first, second] = seen.map(({ body }) => body.id)
    assert.equal(receive({ id: first, ok: true, data: spot }), 'late')
    bridge.onLate(lib.getLocation, (data) => late.push(data))
    bridge.onLate(lib.getDeviceInfo, (data) => late.push(data))
    assert.deepEqual(late, [spot])
    assert.equal(receive({ id: first, ok: true, data: spot }), 'duplicate')
    assert.equal(receive({ id: second, pending: true }), 'late')
    assert.equal(receive({ id: second, ok: true, data: { ...spot, latitude: 3 } }), 'late')
    assert.deepEqual(late, [spot, { ...spot, latitude: 3 }])
    assert.equal(receive({ id: second, pending: true }), 'duplicate')
  },

  'a late failure and late nonsense are no data': async (lib) => {
    const { app, seen } = silent('getLocation')
    const { bridge, pass, receive } = open(lib, app)
    const late: unknown[] = []
    bridge.onLate(lib.getLocation, (data) => late.push(data))
    await endOf(bridge.call(lib.getLocation))
    await pass(8000)
    assert.equal(receive({ id: seen[0]?.body.id, ok: false, error: { code: 'LOCATION_OFF' } }), 'late')
    await endOf(bridge.call(lib.getLocation))
    await pass(8000)
    assert.equal(receive({ id: seen[1]?.body.id, ok: true, data: { latitude: 'x' } }), 'late')
    assert.deepEqual(late, [])
    assert.ok(bridge.trace().some(({ kind, outcome }) => kind === 'fault' && outcome === '$.latitude'))
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

  'a thousand forgotten calls are not kept': async (lib) => {
    const { app, seen } = silent('openSettings')
    const { bridge, pass, receive } = open(lib, app)
    for (let i = 0; i < 513; i++) void bridge.call(lib.openSettings, { screen: 'location' }).catch(() => {})
    await pass(2000)
    const answer = (at: number) => receive({ id: seen[at]?.body.id, ok: true, data: { opened: 'none' } })
    assert.deepEqual([answer(0), answer(1), answer(512)], ['duplicate', 'late', 'late'])
  },
}
