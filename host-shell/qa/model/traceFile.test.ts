import { expect, test } from 'vitest'
import { readTrace, writeTrace, type Trace } from './traceFile.ts'

const trace: Trace = {
  head: {
    trace: 1,
    address: '/weather?lang=de',
    brand: 'metawatch',
    lang: 'de',
    userAgent: 'x',
    viewport: '390×844',
    releases: { weather: 'weather@1.0.0-a' },
    bridge: 'ios-handlers',
    date: '2026-11-23T00:00:00.000Z',
    signedIn: false,
  },
  api: [{ at: 20, method: 'GET', path: '/api/v1/weather/ip', status: 200, ms: 5, response: { temp: 24 } }],
  bridge: [{ at: 10, kind: 'call', name: 'getLocation', outcome: '' }],
}

test('a trace is read as it was written, in the order of time', () => {
  const text = writeTrace(trace)
  expect(text.split('\n').map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual([
    'trace',
    'bridge',
    'api',
  ])
  expect(readTrace(text)).toEqual(trace)
})

test.each([
  ['', 'This file is no trace of this page.'],
  ['{"trace":2}', 'This file is no trace of this page.'],
  // It would lead to another page.
  ['{"trace":1,"address":"//evil.example"}', 'This file is no trace of this page.'],
  [`${writeTrace(trace)}\n{"api":{}}`, 'Line 4 is no entry of a trace.'],
])('%s', (text, says) => {
  expect(() => readTrace(text)).toThrow(says)
})
