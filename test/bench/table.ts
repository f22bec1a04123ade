import { contenders } from './contenders.ts'
import type { Measured } from './measure.ts'
import { screenNames } from './screens.ts'
import { cellsOf, figures, hopsOf, type Cell, type Figure } from './summary.ts'

const shown = [
  'the screen’s own words, cold',
  'data, cold',
  'live (answers a tap), cold',
  'first paint, cold',
  'blocking time, cold',
  'the screen’s own words, warm',
  'bytes to the first screen, cold',
  'requests, cold',
  'layout shift, cold',
  'script memory',
]

const textOf = ({ digits = 0, ratio }: Figure, { spread, ratio: share }: Cell): string =>
  spread.median.toFixed(digits) + (ratio && share !== undefined ? ` (${share.toFixed(2)})` : '')

/** Prints what counts most, a table for each screen; the report has the rest. */
export function printTable(measured: Measured, print: (line: string) => void): void {
  for (const screen of screenNames) {
    const rows = new Map<string, Record<string, string>>()
    for (const figure of figures.filter(({ title }) => shown.includes(title)))
      for (const cell of cellsOf(measured, figure).filter((one) => one.screen === screen)) {
        const { title } = contenders[cell.contender]
        const row = rows.get(title) ?? { hops: hopsOf(measured.hops, cell.contender, screen, 'cold') }
        row[`${figure.title}${figure.unit && ` (${figure.unit})`}`] = textOf(figure, cell)
        rows.set(title, row)
      }
    if (!rows.size) continue
    print(`\n${screen}`)
    for (const [title, row] of rows)
      print(
        `  ${title}\n    ${Object.entries(row)
          .map(([name, text]) => `${name} ${text}`)
          .join(' · ')}`,
      )
  }
}
