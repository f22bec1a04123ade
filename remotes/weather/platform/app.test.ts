import type { ErrorCode } from '@companion/bridge-contract'
import { expect, test } from 'vitest'
import { type AppBridge, bridgePosition } from './app.ts'

type Native = { latitude: number; longitude: number; accuracyM?: number; atMs?: number }

/** Returns a bridge error of another class, because each release has its own copy of `BridgeError`. */
const refusal = (code: ErrorCode, detail = '') =>
  Object.assign(new Error(`${code} ${detail}`), { name: 'BridgeError', code, detail })

/** Returns a fake app that resolves, rejects, or responds after the bridge's timeout. */
function app(answer: Native | Error) {
  let late: (result: Native) => void = () => {}
  let listening = 0
  const bridge = {
    call: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    onLate: (_method: unknown, listener: (result: Native) => void) => {
      late = listener
      listening += 1
      return () => {
        listening -= 1
      }
    },
  } as unknown as AppBridge
  const controller = new AbortController()
  return {
    position: bridgePosition(bridge, () => 1000, controller.signal),
    late: (result: Native) => late(result),
    stop: () => controller.abort(),
    listening: () => listening,
  }
}

test('the app’s position with what it says of itself; its age is counted from the answer, by one clock', async () => {
  const { position, listening } = app({ latitude: 22.5, longitude: 114, accuracyM: 12, atMs: 900 })
  expect(await position).toEqual({ lat: 22.5, lon: 114, accuracyM: 12, at: 1000 })
  expect(listening()).toBe(0)
})

test('an older app says no more than the place', async () => {
  expect(await app({ latitude: 22.5, longitude: 114 }).position).toEqual({
    lat: 22.5,
    lon: 114,
    accuracyM: null,
    at: 1000,
  })
})

test.each([
  [refusal('HOST_ERROR', 'PERMISSION_DENIED'), 'denied'],
  [refusal('HOST_ERROR', 'LOCATION_OFF'), 'off'],
  [refusal('HOST_ERROR', 'POSITION_UNAVAILABLE'), 'off'],
  [refusal('HOST_ERROR', 'toString'), 'off'],
  [refusal('CANCELLED'), 'denied'],
  [refusal('INVALID_REPLY'), 'off'],
  [refusal('UNSUPPORTED'), 'absent'],
  [refusal('NO_HOST'), 'absent'],
])('%s: %s', async (error, meaning) => {
  expect(await app(error).position).toBe(meaning)
})

test('a position after the bridge’s limit still counts', async () => {
  const { position, late, listening } = app(refusal('TIMEOUT'))
  await Promise.resolve()
  late({ latitude: 1, longitude: 2 })
  expect(await position).toMatchObject({ lat: 1, lon: 2 })
  expect(listening()).toBe(0)
})

test('nobody listens any more when the screen is gone', async () => {
  const { stop, listening } = app(refusal('TIMEOUT'))
  await Promise.resolve()
  expect(listening()).toBe(1)
  stop()
  expect(listening()).toBe(0)
})
