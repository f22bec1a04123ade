import { expect, test } from 'vitest'
import { fromStep, readTrace, writeTrace, type Trace } from './traceFile.ts'

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
  steps: [{ at: 0, address: '/weather?lang=de', load: true }],
  api: [{ at: 20, method: 'GET', path: '/api/v1/weather/ip', status: 200, ms: 5, response: { temp: 24 } }],
  bridge: [{ at: 10, kind: 'call', name: 'getLocation', outcome: '' }],
}

test('a trace is read as it was written, in the order of time', () => {
  const text = writeTrace(trace)
  expect(text.split('\n').map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual([
    'trace',
    'step',
    'bridge',
    'api',
  ])
  expect(readTrace(text)).toEqual(trace)
})

test.each([
  ['', 'This file is no trace of this page.'],
  ['{"trace":2}', 'This file is no trace of this page.'],
  [`${writeTrace(trace)}\n{"api":{}}`, 'Line 5 is no entry of a trace.'],
  [
    `${writeTrace(trace)}\n{"step":{"at":1,"load":true,"address":"//evil.example"}}`,
    'Line 5 is no entry of a trace.',
  ],
])('%s', (text, says) => {
  expect(() => readTrace(text)).toThrow(says)
})

test.each([
  '//evil.example',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '/\n\\evil.example',
  '//[',
  'javascript:1',
  ' /x',
])('no trace leads to another page: %j', (address) => {
  expect(() => readTrace(JSON.stringify({ trace: 1, address }))).toThrow('no trace of this page')
  const step = JSON.stringify({ step: { at: 1, load: true, address } })
  expect(() => readTrace(`${writeTrace(trace)}\n${step}`)).toThrow('Line 5 is no entry')
})

test('what was noted without steps begins where it ended', () => {
  const lines = writeTrace(trace).split('\n')
  expect(readTrace(lines.filter((line) => !line.startsWith('{"step"')).join('\n')).steps).toEqual(trace.steps)
})

test('a replay from a step has its answers, and of what was asked before alone the last one', () => {
  const call = (at: number, kind: string, value: number) => ({ at, kind, value })
  const step = { at: 10, address: '/pay/result', load: true }
  const all = [
    call(1, 'plan', 1),
    call(2, 'plan', 2),
    call(3, 'order', 1),
    call(10, 'order', 2),
    call(11, 'order', 3),
    call(12, 'usage', 1),
  ]
  const values = (kind: string) =>
    fromStep(all, step, (one) => one.kind)
      .get(kind)
      ?.map(({ value }) => value)
  expect(['plan', 'order', 'usage'].map(values)).toEqual([[2], [2, 3], [1]])
})
