import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { docs as written } from '../docs/docs.ts'

const deprecated = { since: '1.2.0', use: 'another' }

/** Generates all code from the contract with these entries deprecated. */
async function filesWith(method: 'pay', event: 'backPressed'): Promise<ReadonlyMap<string, string>> {
  const { methods, events } = written
  vi.doMock('../docs/docs.ts', () => ({
    docs: {
      methods: { ...methods, [method]: { ...methods[method], deprecated } },
      events: { ...events, [event]: { ...events[event], deprecated } },
    },
  }))
  const { nativeFiles } = await import('./files.ts')
  return nativeFiles()
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.doUnmock('../docs/docs.ts'))

test('each language marks deprecated entries, and generated code calls them without a warning', async () => {
  const files = await filesWith('pay', 'backPressed')
  const text = (path: string) => files.get(path) ?? ''
  const marks = [
    [
      'swift/CompanionHost.swift',
      '@available(*, deprecated, message: "Since 1.2.0: use another.")\n    func pay(',
    ],
    ['swift/CompanionEvents.swift', '@available(*, deprecated, message: "Since 1.2.0: use another.")\n'],
    ['kotlin/CompanionHost.kt', '@Deprecated("Since 1.2.0: use another.")\n    fun pay('],
    ['kotlin/CompanionEvents.kt', '@Deprecated("Since 1.2.0: use another.")\n    fun backPressed('],
    ['react-native/CompanionHost.ts', '   * @deprecated Since 1.2.0: use another.\n   */\n  pay('],
    ['react-native/CompanionEvents.ts', '   * @deprecated Since 1.2.0: use another.\n   */\n  backPressed('],
    ['arkts/CompanionHost.ets', '   * @deprecated Since 1.2.0: use another.\n   */\n  async pay('],
    ['arkts/CompanionEvents.ets', '   * @deprecated Since 1.2.0: use another.\n   */\n  backPressed('],
    ['dart/companion_host.dart', "@Deprecated('Since 1.2.0: use another.')\n  FutureOr<PayResult> pay("],
    ['dart/companion_events.dart', "@Deprecated('Since 1.2.0: use another.')\n  bool backPressed("],
  ] as const
  for (const [path, mark] of marks) expect(text(path), path).toContain(mark)
  expect(text('kotlin/PayCalls.kt')).toContain(
    '@Suppress("DEPRECATION")\n    @JavascriptInterface\n    fun pay(',
  )
  const calls = text('swift/CompanionCalls.swift')
  expect(calls).toContain('(Older.self as any OlderCalls.Type).pay(host, params)')
  expect(calls).toContain(
    '@available(*, deprecated)\n    static func pay(_ host: any CompanionHost, _ params: PayParams) async throws -> PayResult { try await host.pay(params) }',
  )
})

test('without deprecated methods Swift declares no calls of them', async () => {
  const { olderCalls } = await import('./swift/older.ts')
  expect(olderCalls([])).toBe('')
})
