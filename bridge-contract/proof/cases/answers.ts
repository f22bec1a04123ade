import assert from 'node:assert/strict'
import { android, facts, follow, open, receiveOf, text, type Cases } from '../kit.ts'
import { testWindow } from '../window.ts'

const spot = { latitude: 1, longitude: 2 }
const silent = android({ getLocation: () => undefined }, facts(['getLocation']))

/** The matching of answers to calls. */
export const answers: Cases = {
  'concurrent calls get their own answers, in any order, as text or as objects': async (lib) => {
    const { app, seen } = android({ openSettings: () => undefined }, facts(['openSettings']))
    const { bridge, receive } = open(lib, app)
    const calls = [1, 2, 3].map(() => follow(bridge.call(lib.openSettings, { screen: 'location' })))
    await calls[2]?.end()
    const ids = seen.map(({ body }) => body.id)
    assert.equal(new Set(ids).size, 3)
    assert.equal(receive(text({ id: ids[2], ok: true, data: { opened: 'none' } })), 'ok')
    assert.equal(receive({ id: ids[0], ok: true, data: { opened: 'exact' } }), 'ok')
    const ends = await Promise.all(calls.map((call) => call.end()))
    assert.deepEqual(ends, [['ok', { opened: 'exact' }], ['pending'], ['ok', { opened: 'none' }]])
  },

  'an app may answer while it is still being called': async (lib) => {
    const receipts: string[] = []
    const answer = ({ id }: { readonly id?: string }) =>
      void receipts.push(receive({ id, ok: true, data: { opened: 'exact' } }))
    const { app } = android({ openSettings: answer }, facts(['openSettings']))
    const { bridge, receive } = open(lib, app)
    const call = follow(bridge.call(lib.openSettings, { screen: 'location' }))
    assert.deepEqual(await call.end(), ['ok', { opened: 'exact' }])
    assert.deepEqual(receipts, ['ok'])
  },

  'bare answers go to the oldest call somebody waits for, then to those given up': async (lib) => {
    const { app } = android({ openSettings: () => undefined, setTitle: () => undefined })
    const { bridge, receive, pass } = open(lib, app)
    const late: unknown[] = []
    bridge.onLate(lib.openSettings, (data) => late.push(data))
    const call = () => follow(bridge.call(lib.openSettings, { screen: 'location' }))
    const given = call()
    await pass(2000)
    assert.equal((await given.end())[0], 'TIMEOUT')
    const [first, second] = [call(), call()]
    await second.end()
    const answer = (opened: string) => receive({ m: 'openSettings', data: { opened } })
    assert.deepEqual([answer('exact'), answer('none')], ['ok', 'ok'])
    assert.deepEqual(
      [await first.end(), await second.end()],
      [
        ['ok', { opened: 'exact' }],
        ['ok', { opened: 'none' }],
      ],
    )
    assert.deepEqual(late, [])
    assert.deepEqual([answer('fallback'), answer('fallback')], ['late', 'unknown'])
    assert.deepEqual(late, [{ opened: 'fallback' }])
  },

  'a bare answer may be a refusal or come under the old name': async (lib) => {
    const { query, s } = lib
    const method = query('ask', null, s.int(), { legacyNames: ['older', 'oldAsk'], errors: ['NO'] })
    const { bridge, receive } = open(lib, android({ oldAsk: () => undefined }).app)
    const refused = follow(bridge.call(method))
    await refused.end()
    assert.equal(receive({ m: 'oldAsk', ok: false, error: { code: 'NO' } }), 'ok')
    assert.deepEqual(await refused.end(), ['HOST_ERROR', 'NO'])
    const answered = follow(bridge.call(method))
    await answered.end()
    assert.equal(receive(text({ m: 'ask', data: 5 })), 'ok')
    assert.deepEqual(await answered.end(), ['ok', 5])
    const broken = follow(bridge.call(method))
    await broken.end()
    assert.equal(receive({ m: 'ask' }), 'malformed')
    assert.deepEqual(await broken.end(), ['INVALID_REPLY', '$'])
  },

  'an answer in place and one at the door are one answer': async (lib) => {
    const { app, seen } = android(
      { getLocation: () => text({ ok: true, data: spot }) },
      facts(['getLocation']),
    )
    const { bridge, receive } = open(lib, app)
    const call = follow(bridge.call(lib.getLocation))
    assert.deepEqual(await call.end(), ['ok', spot])
    assert.equal(receive({ id: seen[0]?.body.id, ok: true, data: spot }), 'duplicate')
  },

  'an answer may come at the door while the native method still runs': async (lib) => {
    const page = testWindow()
    const { app } = android(
      {
        getLocation: ({ id }) => {
          assert.equal(receiveOf(page.win)({ id, ok: true, data: spot }), 'ok')
          return text({ ok: true, data: { ...spot, latitude: 9 } })
        },
      },
      facts(['getLocation']),
    )
    Object.assign(page.win, app)
    assert.deepEqual(await follow(lib.createBridge(page.win).call(lib.getLocation)).end(), ['ok', spot])
  },

  'calls named like prototypes find no app method': async (lib) => {
    const { bridge } = open(lib, silent.app)
    const [end] = await follow(bridge.call({ ...lib.getDeviceInfo, name: '__proto__' })).end()
    assert.equal(end, 'UNSUPPORTED')
  },
}
