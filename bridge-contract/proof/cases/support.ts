import assert from 'node:assert/strict'
import { android, endOf, facts, ios, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }

/** The features that `supports` reports, and its reasons for missing ones. */
export const support: Cases = {
  'a browser supports nothing, for want of an app': (lib) => {
    const { bridge } = open(lib)
    assert.deepEqual(bridge.supports(lib.getLocation), { ok: false, reason: 'no-host', since: undefined })
    assert.equal(bridge.info(), null)
  },

  'what the app declares counts more than what its object has': (lib) => {
    const { app } = android(
      { getLocation: () => ok(spot), getDeviceInfo: () => '' },
      facts(['getLocation', 'pay']),
    )
    const { bridge } = open(lib, app)
    assert.deepEqual(bridge.supports(lib.getLocation), { ok: true })
    assert.deepEqual(bridge.supports(lib.pay), { ok: true })
    assert.deepEqual(bridge.supports(lib.getDeviceInfo), { ok: false, reason: 'not-in-app', since: '1.0.0' })
    assert.deepEqual(bridge.supports(lib.getStorefront), { ok: false, reason: 'not-in-app', since: '1.1.0' })
  },

  'of an app that declares nothing the real object is asked': (lib) => {
    const object = open(lib, android({ getLocation: () => text(spot) }).app).bridge
    assert.deepEqual(object.supports(lib.getLocation), { ok: true })
    assert.deepEqual(object.supports(lib.pay), { ok: false, reason: 'not-in-app', since: '1.0.0' })
    const handlers = open(lib, ios({ closePage: () => 0, getLocation: () => 0 })).bridge
    assert.deepEqual(handlers.supports(lib.getLocation), { ok: true })
    assert.deepEqual(handlers.supports(lib.pay), { ok: false, reason: 'not-in-app', since: '1.0.0' })
    const port = open(lib, {}, { port: { onmessage: null, postMessage: () => undefined } }).bridge
    assert.deepEqual(port.supports(lib.pay), { ok: true })
  },

  'an app of a wire that is not known yet is not spoken to, and that is said once': async (lib) => {
    const said: string[] = []
    const console = { warn: (text: string) => said.push(text) }
    const methods = { getLocation: () => ok(spot), closePage: () => ok(null) }
    const declared = facts(['getLocation', 'closePage'], { wire: 2 })
    const object = android(methods, declared)
    const sent: string[] = []
    const port = { onmessage: null, postMessage: (message: string) => sent.push(message) }
    const pages = [
      open(lib, { ...object.app, console }),
      open(lib, { ...ios(methods), __companionInfo: declared, console }),
      open(lib, { CompanionNative: port, __companionInfo: declared, console }),
    ]
    for (const { bridge, thrown } of pages) {
      assert.equal(bridge.info(), null)
      assert.deepEqual(bridge.supports(lib.getLocation), {
        ok: false,
        reason: 'not-in-app',
        since: '1.0.0',
      })
      assert.deepEqual(await endOf(bridge.call(lib.getLocation)), ['UNSUPPORTED', 'not-in-app'])
      assert.deepEqual(bridge.trace().map(({ kind, name, outcome }) => [kind, name, outcome])[0], [
        'fault',
        'bridgeInfo',
        'wire 2',
      ])
      assert.deepEqual(thrown, [])
    }
    assert.deepEqual([object.seen, sent], [[], []])
    assert.deepEqual(said, Array(3).fill('companionBridge: bridgeInfo wire 2'))
  },

  'the other reasons: denied, removed, not on this platform': async (lib) => {
    const { notice } = lib
    const gone = notice('oldWay', null, null, { removedIn: '1.1.0' })
    const going = notice('newWay', null, null, { removedIn: '1.10.0' })
    const { app, seen } = android(
      { getLocation: () => ok(spot), goBack: () => ok(null) },
      facts(['getLocation', 'oldWay2', 'goBack'], { denied: ['getLocation', 'goBack'] }),
    )
    const { bridge } = open(lib, app, { web: { goBack: () => undefined } })
    assert.deepEqual(bridge.supports(lib.getLocation), {
      ok: false,
      reason: 'not-permitted',
      since: undefined,
    })
    assert.deepEqual(await endOf(bridge.call(lib.getLocation)), ['UNSUPPORTED', 'not-permitted'])
    assert.deepEqual(await endOf(bridge.call(lib.goBack)), ['UNSUPPORTED', 'not-permitted'])
    assert.equal(seen.length, 0)
    assert.deepEqual(bridge.supports(gone), { ok: false, reason: 'removed', since: undefined })
    assert.deepEqual(bridge.supports(going), { ok: false, reason: 'not-in-app', since: '1.0.0' })
    const apple = open(lib, ios({ closePage: () => 0 })).bridge
    assert.deepEqual(apple.supports(lib.listenForCode), { ok: false, reason: 'platform', since: undefined })
    const young = { ok: false, reason: 'not-in-app', since: '1.1.0' }
    assert.deepEqual(bridge.supports(lib.listenForCode), young)
    // A port doesn't imply a platform, so the app's declared platform is used.
    const port = { onmessage: null, postMessage: () => undefined }
    const panel = open(lib, { __companionInfo: facts(['goBack']) }, { port }).bridge
    assert.deepEqual(panel.supports(lib.listenForCode), young)
  },

  'versions are compared by number': (lib) => {
    const { notice, s } = lib
    const reached = (contract: string, since: string) => {
      const method = notice('go', { way: s.oneOf(['new'], { new: since as '1.0.0' }) })
      const { app } = android({ go: () => ok(null) }, facts(['go'], { contract }))
      return open(lib, app).bridge.supports(method, 'way', 'new').ok
    }
    const table = [
      ['1.1.0', '1.1.0', true],
      ['1.0.9', '1.1.0', false],
      ['1.10.0', '1.9.0', true],
      ['1.9.0', '1.10.0', false],
      ['2.0.0', '1.99.99', true],
    ] as const
    for (const [contract, since, expected] of table)
      assert.equal(reached(contract, since), expected, `${contract} ${since}`)
  },

  'a parameter and a value of it have their own answer': async (lib) => {
    const { app, seen } = android(
      { openSettings: () => ok({ opened: 'exact' }), getLocation: () => ok(spot) },
      facts(['openSettings', 'getLocation'], {
        contract: '1.0.0',
        denied: ['openSettings.screen=autoStart'],
      }),
    )
    const { bridge } = open(lib, app)
    const screen = (value?: string) => bridge.supports(lib.openSettings, 'screen', value)
    assert.deepEqual(screen(), { ok: true })
    assert.deepEqual(screen('location'), { ok: true })
    assert.deepEqual(screen('powerManager'), { ok: false, reason: 'not-in-app', since: '1.1.0' })
    assert.deepEqual(screen('autoStart'), { ok: false, reason: 'not-permitted', since: undefined })
    for (const unknown of ['nowhere', 'constructor', ''])
      assert.deepEqual(screen(unknown), { ok: false, reason: 'not-in-app', since: undefined })
    for (const param of ['nothing', 'constructor', '__proto__'])
      assert.deepEqual(bridge.supports(lib.openSettings, param as 'screen'), {
        ok: false,
        reason: 'not-in-app',
        since: undefined,
      })
    assert.deepEqual(bridge.supports(lib.getLocation, 'accuracy', 'fine'), { ok: true })
    assert.equal(bridge.supports(lib.getLocation, 'accuracy', 'exact').ok, false)
    assert.deepEqual(await endOf(bridge.call(lib.openSettings, { screen: 'powerManager' })), [
      'UNSUPPORTED',
      'not-in-app',
    ])
    assert.deepEqual(await endOf(bridge.call(lib.openSettings, { screen: 'autoStart' })), [
      'UNSUPPORTED',
      'not-permitted',
    ])
    assert.equal(seen.length, 0)
    assert.deepEqual(await endOf(bridge.call(lib.openSettings, { screen: 'location' })), [
      'ok',
      { opened: 'exact' },
    ])
  },

  'a parameter that is no choice is as old as its method': (lib) => {
    const { bridge } = open(lib, android({ setTitle: () => undefined }).app)
    assert.deepEqual(bridge.supports(lib.setTitle, 'title', 'anything'), { ok: true })
    assert.deepEqual(bridge.supports(lib.setTitle, 'title'), { ok: true })
  },

  'younger values are not in a bare app': (lib) => {
    const { bridge } = open(lib, android({ openSettings: () => undefined }).app)
    assert.deepEqual(bridge.supports(lib.openSettings, 'screen', 'appDetails'), { ok: true })
    assert.deepEqual(bridge.supports(lib.openSettings, 'screen', 'powerManager'), {
      ok: false,
      reason: 'not-in-app',
      since: '1.1.0',
    })
  },
}
