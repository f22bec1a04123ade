import { expect, test } from 'vitest'
import type { VisitRow } from './measure.ts'
import { renderBench } from './renderBench.tsx'
import { cellsOf, figures, hopsOf, type BenchFile } from './summary.ts'
import { printTable } from './table.ts'

const visit = (contender: VisitRow['contender'], round: number, words: number): VisitRow => ({
  contender,
  screen: 'weather',
  cache: 'cold',
  round,
  paint: 100,
  words,
  data: words + 100,
  live: words,
  blocking: 0,
  shift: 0,
  requests: 4,
  bytes: 90_000,
  bytesOf: { document: 1000, script: 80_000, style: 5000, data: 4000 },
  heap: 2e6,
})

const file: BenchFile = {
  at: '2026-11-22T23:00:00.000Z',
  machine: '2 × <b>fast</b>',
  rounds: 3,
  visits: [
    ...[1000, 1200, 1100].map((words, at) => visit('plain', at, words)),
    ...[900, 800, 880].map((words, at) => visit('companion', at, words)),
  ],
  hops: [{ contender: 'companion', screen: 'weather', cache: 'cold', words: 1, data: 2 }],
  sections: [{ name: 'swap', what: 'going back', value: 1.5, unit: 'ms' }],
  failures: ['federation weather, round 1: <script>alert(1)</script>'],
}
const words = figures.find(({ title }) => title.includes('words, cold'))!

test('each contender stands beside the plain bundle of its own screen', () => {
  expect(cellsOf(file, words)).toEqual([
    {
      contender: 'plain',
      screen: 'weather',
      ratio: 1,
      spread: { low: 1050, median: 1100, high: 1150, count: 3 },
    },
    {
      contender: 'companion',
      screen: 'weather',
      ratio: 0.8,
      spread: { low: 840, median: 880, high: 890, count: 3 },
    },
  ])
  expect(hopsOf(file.hops, 'companion', 'weather', 'cold')).toBe('1/2')
  expect(hopsOf(file.hops, 'plain', 'weather', 'cold')).toBe('')
})

test('the table says medians and ratios', () => {
  const lines: string[] = []
  printTable(file, (line) => lines.push(line))
  expect(lines.join('\n')).toMatch(/weather[\s\S]*Companion[\s\S]*880 \(0\.80\)/)
})

test('the report shows what was measured, what was not, and how it was before; nothing in it runs', async () => {
  const before = {
    ...file,
    visits: file.visits.map((row) => ({ ...row, words: row.contender === 'plain' ? 1000 : 990 })),
  }
  const html = await renderBench(file, before)
  expect(html).toContain('880 ms · 0.80 ×, was 0.99 × (840–890)')
  expect(html).toContain('going back')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<b>/)
})
