import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ios, ok, open, text, type Cases } from '../kit.ts'

const picture = { uri: 'data:image/gif;base64,', mime: 'image/gif', width: 1, height: 1, bytes: 1 }
const pick = { source: 'ask', maxBytes: 1000 } as const
const silent = (...methods: string[]) =>
  android(Object.fromEntries(methods.map((name) => [name, () => undefined])), facts(methods))

/** Timeouts in visible and real time, and the acknowledgements that end them. */
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
      assert.deepEqual(await endOf(bridge.notify(lib.setTitle, { title: 'x' })), ['ok', 'ack'])
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
    assert.deepEqual(await endOf(refusing.bridge.notify(lib.setTitle, { title: 'x' })), ['ok', 'noAck'])
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
}
