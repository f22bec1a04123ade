import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Method } from '../../index.ts'
import * as lib from '../../index.ts'
import { endOf, follow } from '../kit.ts'
import { settled, testWindow } from '../window.ts'
import { events, methods, upper } from '../../generate/tree.ts'
import { spoiled, vectors } from '../../generate/vectors.ts'
import { conform } from '../../generate/conformance/conform.ts'
import { compile, kotlinc, start, type Machine } from './machine.ts'
import { originCases } from './originCases.ts'
import { evaluate, hostile, pageIn, present } from './page.ts'

const compiler = kotlinc()

const missing = compiler
  ? ''
  : ': `npm ci --prefix bridge-contract/proof/compilers` installs it; it needs Java'
describe.skipIf(!compiler)(`the generated Kotlin, compiled and run on a JVM${missing}`, () => {
  let jvm: Machine
  beforeAll(() => {
    jvm = start(compile(compiler ?? ''))
  })
  afterAll(() => jvm?.stop())

  const page = (door: 'object' | 'channel') => pageIn(jvm, door)
  const mode = (text: string) => jvm.ask('mode', '-', text)

  for (const door of ['object', 'channel'] as const)
    test(`${door}: every method takes its parameters and gives its result`, async () => {
      mode('now')
      const { bridge } = page(door)
      expect(bridge.kind).toBe(door === 'object' ? 'android-object' : 'android-listener')
      expect(bridge.info()?.methods.toSorted()).toEqual(methods.map(({ name }) => name).toSorted())
      for (const { name, descriptor, docs } of methods.filter((entry) => entry.name !== 'bridgeInfo')) {
        jvm.seen()
        const call = bridge.call(descriptor as Method, docs.params as never)
        expect(await endOf(call), name).toEqual(['ok', docs.result])
        const [[called, params]] = jvm.seen() as [[string, object | null]]
        expect([called, present(params ?? {})]).toEqual([name, docs.params ?? {}])
      }
    })

  test('answers come later and from another thread, once', async () => {
    const { bridge, answers, receive } = page('object')
    mode('later')
    const paid = follow(
      bridge.call(lib.pay, { orderId: 'o', provider: 'x', amountMinor: 1, currency: 'EUR' }),
    )
    const device = follow(bridge.call(lib.getDeviceInfo))
    await settled()
    answers(2)
    expect([(await paid.end())[0], (await device.end())[0]]).toEqual(['ok', 'ok'])
    mode('twice')
    jvm.seen()
    expect((await endOf(bridge.call(lib.getDeviceInfo)))[0]).toBe('ok')
    expect(jvm.seen()).toContainEqual([true, false, false])
    mode('never')
    const silent = follow(bridge.call(lib.checkAppUpdate))
    expect(await silent.end()).toEqual(['pending'])
    expect(receive('{"id":"0-0-0.1","ok":true}')).toBe('unknown')
  })

  test('refusals, faults and wrong answers are told apart', async () => {
    const { bridge } = page('object')
    mode('LOCATION_OFF')
    expect(await endOf(bridge.call(lib.getLocation))).toEqual(['HOST_ERROR', 'LOCATION_OFF'])
    mode('CANCELLED')
    expect((await endOf(bridge.call(lib.share, {})))[0]).toBe('CANCELLED')
    mode('throw')
    expect((await endOf(bridge.call(lib.getDeviceInfo)))[0]).toBe('HOST_THREW')
    expect(jvm.ask('call', 'getDeviceInfo', '{"id":"a","v":1,"n":"n"}')).not.toContain('secret')
    expect(jvm.ask('print')).toBe('RefreshSessionResult(***)')
  })

  test('every vector: what fits is copied, what spoils it is found where it is', () => {
    let count = 0
    for (const { name, example, spoilers } of vectors()) {
      const getter = `get${name.split('.').map(upper).join('')}`
      const ask = (value: unknown) => jvm.ask('check', getter, JSON.stringify(value))
      expect(JSON.parse(ask(example)), name).toEqual(example)
      for (const spoiler of spoilers) {
        expect(ask(spoiled(example, spoiler) ?? null), `${name} ${JSON.stringify(spoiler)}`).toBe(
          spoiler.path,
        )
        count++
      }
    }
    expect(count).toBeGreaterThan(400)
  })

  test('every event arrives, and text arrives as it was', async () => {
    const { bridge, answers } = page('object')
    for (const { name, descriptor, docs } of events) {
      const heard: unknown[] = []
      const off = bridge.on(descriptor, (data) => heard.push(data))
      jvm.ask('event', name, JSON.stringify(docs.data ?? null))
      answers(1)
      expect(heard.at(-1), name).toEqual(docs.data)
      off()
    }
    const langs: string[] = []
    bridge.on(lib.languageChanged, ({ lang }) => langs.push(lang))
    jvm.ask('event', 'languageChanged', JSON.stringify({ lang: hostile }))
    answers(1)
    expect(langs.at(-1)).toBe(hostile)
    mode('now')
    jvm.seen()
    expect((await endOf(bridge.call(lib.setTitle, { title: hostile })))[0]).toBe('ok')
    expect(jvm.seen()).toEqual([['setTitle', { title: hostile }]])
  })

  test('an event that does not fit is not sent, and the app is told once', () => {
    const { bridge } = page('object')
    const heard: unknown[] = []
    bridge.on(lib.safeAreaChanged, (data) => heard.push(data))
    jvm.seen()
    expect([jvm.ask('wrong'), jvm.ask('wrong')]).toEqual(['false', 'false'])
    expect(jvm.seen()).toEqual([['eventDropped', ['safeAreaChanged', '$.top']]])
    expect(jvm.ask('event', 'backPressed', 'null')).toBe('true')
    jvm.scripts(1)
    expect(heard).toEqual([])
  })

  test('numbers arrive as they were', () => {
    for (const number of [0, 1, 1763726400000, 2 ** 53 - 1, 0.1, 1e-7, 123456789.123, 1e15, 1.5e300]) {
      const answer = jvm.ask('check', 'getKeyboardChangedData', JSON.stringify({ heightPx: number }))
      expect(JSON.parse(answer), String(number)).toEqual({ heightPx: number })
    }
  })

  originCases(() => jvm)

  test('the start script can stand anywhere and carries the nonce', () => {
    const script = jvm.ask('script')
    expect(script).not.toContain('<')
    const { win } = testWindow()
    evaluate(win, script)
    expect(win).toMatchObject({ __companionInfo: { nonce: 'n', contract: lib.contract.version } })
  })

  test('it passes the conformance kit', async () => {
    mode('now')
    const clients = page('object')
    const faults: unknown[] = []
    let count = 0
    for await (const finding of conform(clients.win, clients)) {
      if (!finding.ok) faults.push(finding)
      count++
    }
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(25)
  })
})
