import { useId } from 'react'

export interface Series {
  readonly name: string
  /** The time in milliseconds since 1970 and the value, oldest first. */
  readonly points: readonly (readonly [at: number, value: number])[]
}

interface Props {
  readonly title: string
  readonly series: readonly Series[]
  /** The maximum of the value axis, e.g. 1 for 100 %. */
  readonly top: number
  readonly words: (value: number) => string
  /** Whether values are joined by steps instead of straight lines. */
  readonly steps?: boolean
  /** The time until which the last value is valid, in milliseconds since 1970. Default: the last point. */
  readonly until?: number
}

const size = { width: 480, height: 150, left: 58, right: 12, top: 12, bottom: 30 }

/**
 * Returns a time in UTC: the day and the time of day if the chart spans less than two days, otherwise the
 * date only.
 */
function timeWords(at: number, span: number): string {
  const iso = new Date(at).toISOString()
  return span < 2 * 86_400_000 ? `${iso.slice(5, 10)} ${iso.slice(11, 16)}` : iso.slice(0, 10)
}

/**
 * A line chart over time. The lines are sorted by name, so that a release has the same colour in adjacent
 * charts. The legend repeats the latest values in words, for people who can't see the lines or tell the
 * colours apart.
 */
export function Chart({ title, series: given, top, words, steps = false, until }: Props) {
  const id = useId()
  const series = given.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const times = [...series.flatMap(({ points }) => points.map(([at]) => at)), ...(until ? [until] : [])]
  if (!times.length) return null
  // A line needs two points. The end of a step isn't one: a release that was given once would fill a chart.
  if (series.every(({ points }) => points.length < 2))
    return (
      <figure className="chart">
        <figcaption>{title}</figcaption>
        <p className="quiet">Not enough data</p>
      </figure>
    )
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const span = Math.max(1, last - first)
  const x = (at: number) => size.left + ((at - first) / span) * (size.width - size.left - size.right)
  const y = (value: number) =>
    size.top + (1 - Math.min(1, value / top)) * (size.height - size.top - size.bottom)
  const path = (points: Series['points']) => {
    const [start, ...rest] = points
    if (!start) return ''
    const moves = rest.map(([at, value]) => (steps ? `H${x(at)}V${y(value)}` : `L${x(at)} ${y(value)}`))
    return `M${x(start[0])} ${y(start[1])}${moves.join('')}${until && steps ? `H${x(until)}` : ''}`
  }
  return (
    <figure className="chart">
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-labelledby={id}>
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line className="grid" x1={size.left} x2={size.width - size.right} y1={y(value)} y2={y(value)} />
            <text x={size.left - 8} y={y(value) + 4} textAnchor="end">
              {words(value)}
            </text>
          </g>
        ))}
        <text x={size.left} y={size.height - 6}>
          {timeWords(first, span)}
        </text>
        <text x={size.width - size.right} y={size.height - 6} textAnchor="end">
          {timeWords(last, span)}
        </text>
        {series.map(({ name, points }, at) =>
          // A path with one point would draw nothing.
          points[0] && points.length === 1 && !until ? (
            <circle
              key={name}
              className={`dot line-${at % 6}`}
              cx={x(points[0][0])}
              cy={y(points[0][1])}
              r={4}
            />
          ) : (
            <path key={name} className={`line line-${at % 6}`} d={path(points)} />
          ),
        )}
      </svg>
      <ul className="legend">
        {series.map(({ name, points }, at) => (
          <li key={name}>
            <span className={`swatch line-${at % 6}`} aria-hidden="true" />
            {name}: {words(points.at(-1)?.[1] ?? 0)}
          </li>
        ))}
      </ul>
    </figure>
  )
}
