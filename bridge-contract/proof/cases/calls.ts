import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ios, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1.5, longitude: 2 }
const device = { maker: 'a', model: 'b', os: 'android', osVersion: '1' }

/** One call to an app that answers synchronously. */
export const calls: Cases = {
  'a bare Android app gets the bare payload as text, and no argument where there is none': async (lib) => {
    const { app, seen } = android({
      getLocation: () => text(spot),
      getDeviceInfo: () => text(device),
      setTitle: () => undefined,
    })
    const { bridge } = open(lib, app)
    assert.equal(bridge.kind, 'android-object')
    assert.equal(bridge.info(), null)
    assert.deepEqual(await endOf(bridge.call(lib.getLocation, { accuracy: 'fine' })), ['ok', spot])
    assert.deepEqual(await endOf(bridge.call(lib.getLocation)), ['ok', spot])
    assert.deepEqual(await endOf(bridge.call(lib.getDeviceInfo)), ['ok', device])
    assert.deepEqual(await endOf(bridge.call(lib.setTitle, { title: 'A' })), ['ok', undefined])
    assert.deepEqual(
      seen.map(({ name, args }) => [name, ...args]),
      [
        ['getLocation', '{"accuracy":"fine"}'],
        ['getLocation'],
        ['getDeviceInfo'],
        ['setTitle', '{"title":"A"}'],
      ],
    )
  },

  'an app of wire 1 gets an envelope with an id, and answers with one': async (lib) => {
    const { app, seen } = android(
      { getLocation: () => ok(spot), getDeviceInfo: () => ok(device), closePage: () => ok(null) },
      facts(['getLocation', 'getDeviceInfo', 'closePage']),
    )
    const { bridge } = open(lib, app)
    assert.equal(bridge.info()?.app, '9.9.9')
    assert.deepEqual(await endOf(bridge.call(lib.getLocation, { accuracy: 'fine' })), ['ok', spot])
    assert.deepEqual(await endOf(bridge.call(lib.getDeviceInfo)), ['ok', device])
    assert.deepEqual(await endOf(bridge.call(lib.closePage)), ['ok', undefined])
    const [first, second, third] = seen.map(({ body }) => body)
    assert.equal(first?.v, 1)
    assert.deepEqual(first?.p, { accuracy: 'fine' })
    assert.equal(second?.p, undefined)
    assert.deepEqual(third?.p, {})
    assert.equal('n' in first, false)
    const ids = seen.map(({ body }) => String(body.id).split('.'))
    assert.deepEqual(
      ids.map(([, count]) => count),
      ['1', '2', '3'],
    )
    assert.equal(new Set(ids.map(([load]) => load)).size, 1)
    assert.match(ids[0]?.[0] ?? '', /^\d+-\d+-\d+$/)
  },

  'iOS handlers get a fresh plain object, or null, and promise the answer': async (lib) => {
    const seen: unknown[] = []
    const say = (answer: unknown) => (body: unknown) => {
      seen.push(body)
      return Promise.resolve(answer)
    }
    const app = ios({ closePage: say(undefined), getLocation: say(spot), getDeviceInfo: say(text(device)) })
    const { bridge } = open(lib, app)
    assert.equal(bridge.kind, 'ios-handlers')
    const params = new Proxy({ accuracy: 'fine' as const, more: () => 1 }, {})
    assert.deepEqual(await endOf(bridge.call(lib.getLocation, params)), ['ok', spot])
    assert.deepEqual(await endOf(bridge.call(lib.getDeviceInfo)), ['ok', device])
    assert.deepEqual(await endOf(bridge.call(lib.closePage)), ['ok', undefined])
    assert.deepEqual(seen, [{ accuracy: 'fine' }, null, null])
  },

  'an iOS app of wire 1 is known by its document-start facts': async (lib) => {
    const seen: { p?: unknown; id?: string }[] = []
    const app = ios({
      getLocation: (body) => {
        seen.push(body as object)
        return Promise.resolve({ ok: true, data: spot })
      },
    })
    const info = facts(['getLocation'], { platform: 'ios' })
    const { bridge } = open(lib, { ...app, __companionInfo: info })
    assert.equal(bridge.kind, 'ios-handlers')
    assert.equal(bridge.info()?.platform, 'ios')
    assert.deepEqual(await endOf(bridge.call(lib.getLocation)), ['ok', spot])
    assert.deepEqual(seen[0]?.p, {})
    assert.equal(typeof seen[0].id, 'string')
  },

  'an older iOS engine returns nothing from postMessage': async (lib) => {
    const { bridge } = open(lib, ios({ closePage: () => undefined }))
    assert.deepEqual(await endOf(bridge.call(lib.closePage)), ['ok', undefined])
  },

  'a plain handler of WebKit 2.38 resolves with null, and the answer comes through the door': async (lib) => {
    const seen: { id: string }[] = []
    const ask = (message: unknown) => (seen.push(message as { id: string }), Promise.resolve(null))
    const info = facts(['getLocation'], { platform: 'ios' })
    const { bridge, receive } = open(lib, { ...ios({ getLocation: ask }), __companionInfo: info })
    const call = follow(bridge.call(lib.getLocation))
    assert.deepEqual(await call.end(), ['pending'])
    assert.equal(receive({ id: seen[0]?.id, ok: true, data: spot }), 'ok')
    assert.deepEqual(await call.end(), ['ok', spot])
  },

  'a channel and a port carry the name, and answer as messages': async (lib) => {
    for (const kind of ['android-listener', 'emulator'] as const) {
      const sent: { m: string; id: string; p: unknown }[] = []
      const port = {
        onmessage: null as ((event: never) => void) | null,
        postMessage: (message: string) => void sent.push(JSON.parse(message)),
      }
      const { bridge } = open(
        lib,
        kind === 'emulator' ? {} : { CompanionNative: port },
        kind === 'emulator' ? { port } : {},
      )
      assert.equal(bridge.kind, kind)
      const call = follow(bridge.call(lib.getLocation, { accuracy: 'fine' }))
      assert.deepEqual(await call.end(), ['pending'])
      const { m, p, id } = sent[0]!
      assert.deepEqual([m, p], ['getLocation', { accuracy: 'fine' }])
      port.onmessage?.({ data: text({ id, ok: true, data: spot }) } as never)
      assert.deepEqual(await call.end(), ['ok', spot])
    }
  },

  'the app is found by the names a brand gives': async (lib) => {
    const { app } = android({ closePage: () => undefined })
    const renamed = { BrandNative: (app as { CompanionNative: object }).CompanionNative }
    assert.equal(open(lib, renamed).bridge.kind, 'none')
    assert.equal(open(lib, renamed, { objectName: 'BrandNative' }).bridge.kind, 'android-object')
    const foreign = ios({ otherApp: () => undefined })
    assert.equal(open(lib, foreign).bridge.kind, 'none')
    assert.equal(open(lib, foreign, { handlerName: 'otherApp' }).bridge.kind, 'ios-handlers')
    assert.equal(open(lib, { webkit: {} }).bridge.kind, 'none')
    assert.equal(open(lib, { ...foreign, ...app }).bridge.kind, 'android-object')
  },

  'what was found at the start is asked, whatever a later script puts in its place': async (lib) => {
    const thief = { getLocation: () => assert.fail('asked the thief') }
    const { app, seen } = android({ getLocation: () => text(spot) })
    const onAndroid = open(lib, app)
    Object.assign(onAndroid.win, { CompanionNative: thief })
    assert.deepEqual(await endOf(onAndroid.bridge.call(lib.getLocation)), ['ok', spot])
    assert.equal(seen.length, 1)
    const onIos = open(lib, ios({ closePage: () => undefined, getLocation: () => spot }))
    Object.assign(onIos.win, {
      webkit: { messageHandlers: { getLocation: { postMessage: thief.getLocation } } },
    })
    assert.deepEqual(await endOf(onIos.bridge.call(lib.getLocation)), ['ok', spot])
  },
}
