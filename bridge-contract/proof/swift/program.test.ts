import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conform } from '../../generate/conformance/conform.ts'
import { askedOfSwift } from '../../generate/swift/swift.ts'
import { events } from '../../generate/tree.ts'
import { spoiled } from '../../generate/vectors.ts'
import type { Method } from '../../index.ts'
import * as lib from '../../index.ts'
import { settled } from '../window.ts'
import { endOf, pageIn } from './page.ts'
import { compileApp, startApp, vectorsOfSwift, type Program } from './program.ts'
import { swiftc, withoutSwift, type Workshop } from './swiftc.ts'

/** Text that breaks JSON or a script if it isn't escaped. */
const hostile = `"'\\</script><!--\u2028\u2029\u0000\u007f\n\r\t\ud83d\ude00 $\{x} $x Ünïcödé e\u0301`

const compiler = swiftc()

describe.skipIf(!compiler)(`the generated Swift, compiled and run${compiler ? '' : withoutSwift}`, () => {
  let workshop: Workshop
  let app: Program
  const mode = (text: string) => app.ask('mode', '-', text)
  const copied = (name: string, value: unknown) => app.ask('copy', name, JSON.stringify(value ?? null))
  const refused = (path: string) => ({ id: 'a', ok: false, error: { code: 'INVALID_PARAMS', message: path } })

  beforeAll(async () => {
    workshop = compiler!.workshop()
    app = startApp(workshop, compileApp(workshop))
    for (const { name, docs } of askedOfSwift)
      if (docs.result !== undefined) await app.ask('result', name, JSON.stringify(docs.result))
  })
  beforeEach(async () => {
    await mode('now')
    await app.ask('frame', '-', '{}')
    app.seen.length = 0
    app.dropped.length = 0
  })
  afterAll(() => {
    app?.stop()
    workshop?.remove()
  })

  test('every method takes its parameters and gives its result, the reserved ones that it declares too', async () => {
    const { bridge } = await pageIn(app)
    const names = askedOfSwift.map(({ name }) => name)
    expect(await app.ask('names')).toEqual(names.toSorted())
    for (const { name, descriptor, docs } of askedOfSwift.filter((entry) => entry.name !== 'bridgeInfo')) {
      app.seen.length = 0
      const end = await endOf(bridge.call(descriptor as Method, docs.params as never))
      expect(end, name).toEqual(['ok', docs.result])
      expect(app.seen, name).toEqual([[name, docs.params ?? {}]])
    }
  })

  test('answers come later, once; what a person answers is acknowledged first', async () => {
    const { bridge, pass } = await pageIn(app)
    await mode('later')
    const ends = await Promise.all([1, 2, 3].map(() => endOf(bridge.call(lib.checkAppUpdate))))
    expect(ends.map(([state]) => state)).toEqual(['ok', 'ok', 'ok'])
    expect((await endOf(bridge.call(lib.share, {})))[0]).toBe('ok')
    await mode('never')
    const silent = endOf(bridge.call(lib.getDeviceInfo))
    await app.ask('names')
    await pass(60_000)
    expect((await silent)[0]).toBe('TIMEOUT')
  })

  test('refusals, faults and wrong answers are told apart, and no text of an exception leaves', async () => {
    const { bridge } = await pageIn(app)
    await mode('LOCATION_OFF')
    expect(await endOf(bridge.call(lib.getLocation))).toEqual(['HOST_ERROR', 'LOCATION_OFF'])
    await mode('CANCELLED')
    expect((await endOf(bridge.call(lib.share, {})))[0]).toBe('CANCELLED')
    await mode('throw')
    expect(await endOf(bridge.call(lib.getDeviceInfo))).toEqual(['HOST_THREW', undefined])
    await mode('now')
    const answers = (version: string) =>
      app.ask('result', 'checkAppUpdate', JSON.stringify({ available: true, version }))
    await answers('x'.repeat(300))
    expect((await endOf(bridge.call(lib.checkAppUpdate)))[0]).toBe('INVALID_REPLY')
    await answers('5.3.0')
    expect(await app.ask('print')).toBe('RefreshSessionResult(***)')
  })

  test('every vector: what fits is copied, what spoils it is found where it is', async () => {
    let count = 0
    for (const { name, example, spoilers } of vectorsOfSwift()) {
      expect(await copied(name, example), name).toEqual({ id: 'a', ok: true, data: example })
      for (const spoiler of spoilers) {
        const at = `${name} ${JSON.stringify(spoiler)}`
        expect(await copied(name, spoiled(example, spoiler)), at).toEqual(refused(spoiler.path))
        count++
      }
    }
    expect(count).toBeGreaterThan(400)
  })

  test('what is nested without end, or is no JSON, is refused', async () => {
    for (const depth of ['70', '5000', '20000'])
      expect(await app.ask('deep', 'setTitle.params', depth), depth).toEqual(refused('$'))
    expect(await app.ask('date', 'setTitle.params')).toEqual(refused('$'))
  })

  test('every event arrives, and text arrives as it was', async () => {
    const { bridge } = await pageIn(app)
    for (const { name, descriptor, docs } of events) {
      const heard: unknown[] = []
      const off = bridge.on(descriptor, (data) => heard.push(data))
      expect(await app.ask('event', name, JSON.stringify(docs.data ?? null)), name).toBe('true')
      expect(heard.at(-1), name).toEqual(docs.data)
      off()
    }
    const langs: string[] = []
    bridge.on(lib.languageChanged, ({ lang }) => langs.push(lang))
    await app.ask('event', 'languageChanged', JSON.stringify({ lang: hostile }))
    expect(langs.at(-1)).toBe(hostile)
    expect((await endOf(bridge.call(lib.setTitle, { title: hostile })))[0]).toBe('ok')
    expect(app.seen).toEqual([['setTitle', { title: hostile }]])
  })

  test('an event that does not fit is not sent, and the app is told once', async () => {
    const { bridge } = await pageIn(app)
    const heard: unknown[] = []
    bridge.on(lib.keyboardChanged, (data) => heard.push(data))
    for (const heightPx of [-1, -2])
      expect(await app.ask('event', 'keyboardChanged', JSON.stringify({ heightPx }))).toBe('false')
    expect(await app.ask('event', 'keyboardChanged', JSON.stringify({ heightPx: 3 }))).toBe('true')
    expect(heard).toEqual([{ heightPx: 3 }])
    expect(app.dropped).toEqual([['keyboardChanged', '$.heightPx']])
  })

  test('who is not the page is refused', async () => {
    const { bridge, stranger } = await pageIn(app)
    expect((await endOf(stranger.call(lib.getDeviceInfo)))[0]).toBe('FORBIDDEN_ORIGIN')
    const hosts = ['m.metawatch.example.evil.example', 'M.METAWATCH.EXAMPLE', 'm.metawatch.example.', '']
    const places = [
      { isMainFrame: false },
      { protocol: 'http' },
      { port: 8443 },
      ...hosts.map((host) => ({ host })),
    ]
    for (const place of places) {
      await app.ask('frame', '-', JSON.stringify(place))
      expect((await endOf(bridge.call(lib.getDeviceInfo)))[0], JSON.stringify(place)).toBe('FORBIDDEN_ORIGIN')
    }
    await app.ask('frame', '-', '{"port": 443}')
    expect((await endOf(bridge.call(lib.getDeviceInfo)))[0]).toBe('ok')
    for (const body of ['"x"', '7', 'null', '[]', '{}', '{"id":7}'])
      expect(await app.ask('call', 'setTitle', body), body).toEqual({ error: 'INVALID_PARAMS' })
    expect(await app.ask('call', 'setTitle', '{"id":"a"}')).toMatchObject({
      reply: { error: { code: 'FORBIDDEN_ORIGIN' } },
    })
  })

  test('it passes the conformance kit', async () => {
    const clients = await pageIn(app)
    const faults: unknown[] = []
    let count = 0
    for await (const finding of conform(clients.win, clients)) {
      if (!finding.ok) faults.push(finding)
      count++
    }
    await settled()
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(30)
  })
})
