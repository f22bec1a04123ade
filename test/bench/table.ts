import { contenderNames, contenders } from './contenders.ts'
import type { Measured } from './measure.ts'
import { screenNames } from './screens.ts'
import { cellsOf, compared, comparisons, figures, hopsOf, type Cell, type Figure } from './summary.ts'

/** Title of a figure → column heading. */
const columns: Readonly<Record<string, string>> = {
  'the screen’s own words, cold': 'words ms',
  'data, cold': 'data ms',
  'live (answers a tap), cold': 'live ms',
  'first paint, cold': 'paint ms',
  'blocking time, cold': 'blocking ms',
  'the screen’s own words, warm': 'again ms',
  'bytes to the first screen, cold': 'kB',
  'requests, cold': 'requests',
  'layout shift, cold': 'shift',
  'script memory': 'MB',
}

const textOf = ({ digits = 0, ratio }: Figure, { spread, ratio: share }: Cell): string =>
  spread.median.toFixed(digits) + (ratio && share !== undefined ? ` (${share.toFixed(2)})` : '')

/** Returns rows of text below their headings, with columns just wide enough for the text. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Prints the key results: a table per screen, then the ratios. The report contains the rest. */
export function printTable(measured: Measured, print: (line: string) => void): void {
  const shown = figures.filter(({ title }) => title in columns)
  for (const screen of screenNames) {
    const cells = shown.map((figure) => cellsOf(measured, figure).filter((cell) => cell.screen === screen))
    const names = contenderNames.filter((name) =>
      cells.some((list) => list.some((cell) => cell.contender === name)),
    )
    if (!names.length) continue
    const rows = names.map((name) => [
      contenders[name].short,
      ...shown.map((figure, at) => {
        const cell = cells[at]?.find(({ contender }) => contender === name)
        return cell ? textOf(figure, cell) : ''
      }),
      hopsOf(measured.hops, name, screen, 'cold'),
    ])
    print('')
    for (const line of aligned([
      [screen, ...shown.map(({ title }) => columns[title] ?? ''), 'round trips'],
      ...rows,
    ]))
      print(line)
  }
  if (measured.visits.length) print('')
  for (const comparison of comparisons) {
    const ratios = screenNames.flatMap((screen) => {
      const ratio = compared(measured, comparison, screen)
      return ratio === undefined ? [] : [`${screen} ${ratio.toFixed(2)}`]
    })
    if (ratios.length) print(`${comparison.title}: ${ratios.join(', ')}`)
  }
}
