import { describe, expect, test } from 'vitest'
import { diagnosticsText, lastTroubles, localTime, systemOf } from './diagnostics.ts'

describe('diagnostics', () => {
  test.for([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.6167.178 Mobile Safari/537.36',
      'Chrome 121',
      'Android 14',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17',
      'iOS 17',
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
      'ArkWeb 4',
      'HarmonyOS 5',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
      'Edge 125',
      'Windows 10',
    ],
    ['', '?', '?'],
  ] as const)('names families only: %s', ([userAgent, browser, system]) => {
    expect(systemOf(userAgent)).toEqual({ browser, system })
  })

  test('a value that could tell a person or a token is left out', () => {
    const lines = [
      ['a', 'sparkpro, com.companion.sparkpro'],
      ['b', 'demo@companion.example'],
      ['c', '+86 138 1234 5678'],
      ['d', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
      ['e', 'access_token=x'],
      ['f', 'Chrome 121'],
    ].map(([label = '', value = '']) => ({ label, value }))
    const time = { label: 'g', value: '21.11.2026 16:05', ours: true }
    expect(diagnosticsText([...lines, time])).toBe(
      'a: sparkpro, com.companion.sparkpro\nb: –\nc: –\nd: –\ne: –\nf: Chrome 121\ng: 21.11.2026 16:05',
    )
  })

  test.for([
    [-480, '+8'],
    [0, '+0'],
    [210, '−3:30'],
  ] as const)('a time is local and has the offset of the clock: %i', ([behind, offset]) => {
    const at = Object.assign(new Date(2026, 10, 21, 16, 5), { getTimezoneOffset: () => behind })
    expect(localTime(at, 'de')).toBe(`21. November 2026 um 16:05 (UTC${offset})`)
  })

  test('the last troubles are codes, each once, five at most', () => {
    const entry = (kind: string, name: string, outcome: string) => ({ kind, name, outcome })
    const trace = [
      entry('call', 'getDeviceInfo', 'sent'),
      entry('reply', 'getDeviceInfo', 'TIMEOUT'),
      entry('reply', 'getDeviceInfo', 'TIMEOUT'),
      entry('reply', 'openStore', 'ok'),
      entry('reply', 'pageReady', 'NO_HOST'),
      ...Array.from({ length: 6 }, (_, index) => entry('fault', `m${index}`, 'late')),
    ]
    expect(lastTroubles('', [])).toEqual([])
    expect(lastTroubles('noRefToken', trace.slice(0, 5))).toEqual(['noRefToken', 'getDeviceInfo TIMEOUT'])
    expect(lastTroubles('', trace)).toHaveLength(5)
  })
})
