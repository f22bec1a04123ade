import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ok, open, receiveOf, type Cases } from '../kit.ts'
import { testWindow } from '../window.ts'

const spot = { latitude: 1, longitude: 2 }

/**
 * Several copies of the package on one page, of any version. `lib` is the first copy and creates the core.
 */
export const sharing: Cases = {
  'two copies share one core, one door and one row of ids': async (lib) => {
    const { app, seen } = android({ openSettings: () => undefined }, facts(['openSettings']))
    const page = testWindow(app)
    const one = lib.createBridge(page.win)
    const two = lib.createBridge(page.win, { objectName: 'ignored' })
    assert.equal(two.kind, 'android-object')
    const calls = [one, two].map((bridge) => follow(bridge.call(lib.openSettings, { screen: 'location' })))
    await calls[1]?.end()
    const ids = seen.map(({ body }) => body.id)
    assert.equal(new Set(ids).size, 2)
    const receive = receiveOf(page.win)
    assert.equal(receive({ id: ids[1], ok: true, data: { opened: 'none' } }), 'ok')
    assert.deepEqual(await calls[0]?.end(), ['pending'])
    assert.deepEqual(await calls[1]?.end(), ['ok', { opened: 'none' }])
    assert.deepEqual(one.trace(), two.trace())
    const cores = page.win as unknown as Record<symbol, { wire: number }>
    // Copies of other versions read this property, so it must not change.
    assert.equal(cores[Symbol.for('companion.bridge.core/1')]?.wire, 1)
  },

  'each copy checks with its own contract': async (lib) => {
    const { app, seen } = android({ ask: () => undefined }, facts(['ask']))
    const page = testWindow(app)
    const { query, s } = lib
    const older = query('ask', null, { a: s.int() }, { coalesce: true })
    const newer = query('ask', null, { a: s.int(), b: s.int() }, { coalesce: true })
    const calls = [
      follow(lib.createBridge(page.win).call(older)),
      follow(lib.createBridge(page.win).call(newer)),
      follow(lib.createBridge(page.win).call({ ...newer, result: s.obj({ b: s.int() }) })),
    ]
    await calls[0]?.end()
    assert.equal(seen.length, 1)
    receiveOf(page.win)({ id: seen[0]?.body.id, ok: true, data: { a: 1, b: 'x' } })
    assert.deepEqual(await Promise.all(calls.map((call) => call.end())), [
      ['ok', { a: 1 }],
      ['INVALID_REPLY', '$.b'],
      ['INVALID_REPLY', '$.b'],
    ])
  },

  'events and late data reach every copy, checked by each': async (lib) => {
    const { app, seen } = android({ getLocation: () => undefined }, facts(['getLocation']))
    const page = testWindow(app)
    const [one, two] = [lib.createBridge(page.win), lib.createBridge(page.win)]
    const heard: unknown[] = []
    one.on(lib.networkChanged, ({ online }) => heard.push(['one', online]))
    two.on({ ...lib.networkChanged, data: lib.s.obj({ online: lib.s.str() }) }, () => heard.push('never'))
    two.on(lib.networkChanged, ({ online }) => heard.push(['two', online]))
    const receive = receiveOf(page.win)
    receive({ e: 'networkChanged', data: { online: true } })
    assert.deepEqual(heard, [
      ['one', true],
      ['two', true],
    ])
    const late: unknown[] = []
    two.onLate(lib.getLocation, (data) => late.push(data))
    await endOf(one.call(lib.getLocation))
    await page.pass(8000)
    receive({ id: seen[0]?.body.id, ok: true, data: spot })
    assert.deepEqual(late, [spot])
  },

  'an event is no late answer, and a late answer no event': async (lib) => {
    const { app, seen } = android({ getLocation: () => undefined }, facts(['getLocation']))
    const { bridge, receive, pass } = open(lib, app)
    const heard: unknown[] = []
    bridge.on({ name: 'getLocation', data: lib.getLocation.result }, () => heard.push('event'))
    bridge.onLate(lib.getLocation, () => heard.push('late'))
    receive({ e: 'getLocation', data: spot })
    await endOf(bridge.call(lib.getLocation))
    await pass(8000)
    receive({ id: seen[0]?.body.id, ok: true, data: spot })
    assert.deepEqual(heard, ['event', 'late'])
  },

  'two windows have nothing in common': async (lib) => {
    const [first, second] = [open(lib, android({ closePage: () => ok(null) }).app), open(lib)]
    assert.equal(first.bridge.kind, 'android-object')
    assert.equal(second.bridge.kind, 'none')
    assert.notEqual(first.receive, second.receive)
  },
}
