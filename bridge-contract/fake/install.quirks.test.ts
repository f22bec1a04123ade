import { expect, test } from 'vitest'
import * as lib from '../index.ts'
import { endOf, follow, receiveOf } from '../proof/kit.ts'
import { play } from '../proof/play.ts'
import type { FakeOptions } from './options.ts'

test('the Android object has the quirks of the real one', () => {
  const { win } = play()
  const native = (win as unknown as { CompanionNative: Record<string, (...args: unknown[]) => unknown> })
    .CompanionNative
  const { setTitle } = native
  expect(() => setTitle?.('{}')).toThrow(/non-injected object/)
  expect(() => native['setTitle']?.()).toThrow('Method not found')
  expect(() => native['setTitle']?.('{}', '{}')).toThrow('Method not found')
  expect(() => Reflect.construct(native['setTitle'] as () => void, [])).toThrow(/constructor/)
  expect(native['nothing']).toBeUndefined()
  expect(() => native['setTitle']?.({ title: 'x' })).toThrow('is not valid JSON')
})

test('iOS handlers have the quirks of the real ones', async () => {
  const { win } = play({ platform: 'ios' })
  const { webkit } = win as unknown as {
    webkit: { messageHandlers: Record<string, { postMessage(...body: unknown[]): Promise<unknown> }> }
  }
  const { messageHandlers: handlers } = webkit
  expect(Object.keys(handlers)).toEqual([])
  expect(handlers['nothing']).toBeUndefined()
  const title = handlers['setTitle']!
  await expect(title.postMessage()).rejects.toThrow('Not enough arguments')
  const { postMessage } = title
  await expect(postMessage({})).rejects.toThrow('Can only call')
  for (const lost of [{ f: () => 1 }, new Proxy({}, {}), Symbol('x')])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
    expect(await endOf(title.postMessage(lost))).toEqual(['pending'])
})

test('the same seed gives the same run', async () => {
  const story = async (seed: number) => {
    const { bridge, pass } = play({
      seed,
      faults: { '*': { drop: 0.3, malformed: 0.3, throw: 0.2, duplicate: 0.2, latencyMs: [0, 300] } },
    })
    const calls = Array.from({ length: 30 }, () =>
      follow(bridge.call(lib.openSettings, { screen: 'location' })),
    )
    await pass(9000)
    return (await Promise.all(calls.map((call) => call.end()))).map(([end]) => end).join(' ')
  }
  expect(await story(7)).toBe(await story(7))
  expect(await story(7)).not.toBe(await story(8))
})

test('each fault looks like itself', async () => {
  const end = async (faults: NonNullable<FakeOptions['faults']>['*'], more: FakeOptions = {}) => {
    const { bridge, pass, win } = play({ ...more, faults: { '*': faults! } })
    const call = follow(bridge.call(lib.openSettings, { screen: 'location' }))
    await pass(2000)
    return { end: (await call.end())[0], bridge, pass, receive: receiveOf(win) }
  }
  expect((await end({ drop: 1 })).end).toBe('TIMEOUT')
  expect((await end({ throw: 1 })).end).toBe('HOST_THREW')
  expect((await end({ throw: 1 }, { platform: 'ios' })).end).toBe('NO_REPLY')
  expect((await end({ gone: 1 })).end).toBe('HOST_GONE')
  expect((await end({ gone: 1 }, { platform: 'ios' })).end).toBe('HOST_GONE')
  expect((await end({ hide: 1, drop: 1 })).end).toBe('pending')
  expect((await end({ latencyMs: 1999 })).end).toBe('ok')
  for (const platform of ['android', 'ios'] as const)
    expect((await end({ reload: 1 }, { platform })).end).toBe('TIMEOUT')
  // A bare answer has no id, so an answer to the earlier load settles this call.
  expect((await end({ reload: 1 }, { wire: 0 })).end).toBe('ok')
  const late = await end({ late: 1 })
  const kept: unknown[] = []
  late.bridge.onLate(lib.openSettings, (data) => kept.push(data))
  await late.pass(1000)
  expect([late.end, kept]).toEqual(['TIMEOUT', [{ opened: 'exact' }]])
})
