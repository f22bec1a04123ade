import { contenderNames, contenders } from './contenders.ts'
import type { Cell, Figure } from './summary.ts'

const size = { width: 480, row: 44, bar: 12 }

/**
 * Formats a figure as `1290 ms · 0.88 × (1250–1330)`: median, ratio to the plain bundle, quartiles. The
 * previous run's value follows if it's known.
 */
export function wordsOf(
  { digits = 0, unit, ratio }: Figure,
  { spread, ratio: share }: Cell,
  before?: Cell,
): string {
  const [low, median, high] = [spread.low, spread.median, spread.high].map((value) => value.toFixed(digits))
  const shares = ratio && share !== undefined ? ` · ${share.toFixed(2)} ×` : ''
  const was = ratio && before?.ratio !== undefined ? `, was ${before.ratio.toFixed(2)} ×` : ''
  return `${median}${unit && ` ${unit}`}${shares}${was}${low === high ? '' : ` (${low}–${high})`}`
}

interface BarsProps {
  readonly figure: Figure
  readonly cells: readonly Cell[]
  readonly before: readonly Cell[]
}

/** Draws one bar per contender, as long as its median, with a line between the quartiles. */
export function Bars({ figure, cells, before }: BarsProps) {
  const top = Math.max(...cells.map(({ spread }) => spread.high)) || 1
  const x = (value: number) => (value / top) * size.width
  return (
    <svg viewBox={`0 0 ${size.width} ${cells.length * size.row}`} aria-hidden="true">
      {cells.map((cell, at) => {
        const { low, median, high } = cell.spread
        const [y, middle] = [at * size.row + 20, at * size.row + 20 + size.bar / 2]
        const old = before.find(({ contender }) => contender === cell.contender)
        return (
          <g key={cell.contender} className={`line-${contenderNames.indexOf(cell.contender)}`}>
            <text x="0" y={y - 5} stroke="none">
              {contenders[cell.contender].short}: {wordsOf(figure, cell, old)}
            </text>
            <rect className="dot" stroke="none" x="0" y={y} width={x(median)} height={size.bar} rx="3" />
            <path className="spread" d={`M${x(low)} ${middle}H${x(high)}`} />
          </g>
        )
      })}
    </svg>
  )
}
