import { expect, test } from 'vitest'
import { sendReport } from './sendReports.ts'

const report = {
  entries: [{ at: 0, event: 'exception', severity: 'error', attributes: {} }],
  points: [],
  since: 0,
} as const

const page = { navigator: { onLine: true }, document: { documentElement: { dataset: {} } } }

test.for([
  [200, { 'retry-after': '120' }, 0],
  [503, { 'retry-after': '120' }, 120_000],
  [429, {}, 60_000],
] as const)(
  'a collector that answers %i with %j is left alone for %i ms',
  async ([status, headers, pause]) => {
    const fetch = async () => new Response('', { status, headers })
    const win = { fetch, ...page } as unknown as Window
    expect(await sendReport(win, {}, 'https://otel.example', report)).toBe(pause)
  },
)

test('a collector that cannot be reached asks for nothing', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const win = { fetch, ...page } as unknown as Window
  expect(await sendReport(win, {}, 'https://otel.example', report)).toBe(0)
})
