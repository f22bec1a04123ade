import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }

/** Methods with older names, invalid `bridgeInfo`, and the page's own fallbacks. */
export const fallbacks: Cases = {
  'an app may know a method by an older name': async (lib) => {
    const { query, s } = lib
    const method = query('ask', null, s.int(), { legacyNames: ['olderAsk', 'oldAsk'] })
    const bare = android({ oldAsk: () => '5' })
    assert.deepEqual(await endOf(open(lib, bare.app).bridge.call(method)), ['ok', 5])
    const declared = android({ oldAsk: () => ok(6), ask: () => ok(7) }, facts(['oldAsk']))
    assert.deepEqual(await endOf(open(lib, declared.app).bridge.call(method)), ['ok', 6])
    const both = android({ oldAsk: () => '6', ask: () => '7' })
    assert.deepEqual(await endOf(open(lib, both.app).bridge.call(method)), ['ok', 7])
  },

  'facts that cannot be read are no facts': async (lib) => {
    for (const bridgeInfo of [
      () => '{',
      () => 'null',
      () => text({ wire: 1 }),
      () => undefined,
      () => assert.fail('gone'),
    ]) {
      const CompanionNative = { bridgeInfo, getLocation: () => ok(spot) }
      assert.equal(open(lib, { CompanionNative }).bridge.info(), null)
    }
    const odd = open(lib, {
      CompanionNative: { bridgeInfo: () => text({ wire: '2', state: 'x' }), getLocation: () => text(spot) },
    })
    assert.deepEqual(await endOf(odd.bridge.call(lib.getLocation)), ['ok', spot])
  },

  'the page does it itself where no app can, and is checked the same': async (lib) => {
    const seen: unknown[] = []
    const web = {
      getLocation: (params: unknown, signal: unknown) => {
        seen.push([params, signal])
        return Promise.resolve({ ...spot, more: 1 })
      },
      pay: () => assert.fail('no browser pays'),
      goBack: () => assert.fail('nowhere to go'),
    }
    const { bridge } = open(lib, {}, { web })
    const { signal } = new AbortController()
    assert.deepEqual(await endOf(bridge.call(lib.getLocation, { accuracy: 'fine' }, { signal })), [
      'ok',
      spot,
    ])
    assert.deepEqual(seen, [[{ accuracy: 'fine' }, signal]])
    const order = { orderId: 'o', provider: 'x', amountMinor: 1, currency: 'EUR' }
    assert.equal((await endOf(bridge.call(lib.pay, order)))[0], 'NO_HOST')
    assert.deepEqual(await endOf(bridge.call(lib.goBack)), ['HOST_THREW', 'nowhere to go'])
    const wrong = open(lib, {}, { web: { getLocation: () => ({ latitude: 'x' }) } })
    assert.deepEqual(await endOf(wrong.bridge.call(lib.getLocation)), ['INVALID_REPLY', '$.latitude'])
    const inherited = open(lib, {}, { web: Object.create(web) as typeof web })
    assert.equal((await endOf(inherited.bridge.call(lib.getLocation)))[0], 'NO_HOST')
  },

  'an older app leaves it to the page, one that can does not': async (lib) => {
    const web = { getLocation: () => spot, closePage: () => undefined }
    const older = open(lib, android({ setTitle: () => ok(null) }, facts(['setTitle'])).app, { web })
    assert.deepEqual(await endOf(older.bridge.call(lib.getLocation)), ['ok', spot])
    assert.deepEqual(await endOf(older.bridge.notify(lib.closePage)), ['ok', 'ack'])
    const { app } = android({ getLocation: () => ok({ ...spot, latitude: 5 }) }, facts(['getLocation']))
    assert.deepEqual(await endOf(open(lib, app, { web }).bridge.call(lib.getLocation)), [
      'ok',
      { ...spot, latitude: 5 },
    ])
  },

  "the page's own way has the same limit and the same abort": async (lib) => {
    const web = { getLocation: () => new Promise(() => {}) }
    const { bridge, pass } = open(lib, {}, { web })
    const call = follow(bridge.call(lib.getLocation))
    await pass(8000)
    assert.deepEqual(await call.end(), ['TIMEOUT', undefined])
  },
}
