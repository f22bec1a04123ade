import * as css from './Skeleton.css.ts'
import * as group from '../layout/Group.css.ts'
import * as list from '../rows/Row.css.ts'

const widths = ['62%', '48%', '70%', '55%']
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** An SVG with a `width` attribute, because the CSP forbids `style` in prerendered markup. */
const Line = ({ width }: { width: string | undefined }) => (
  <svg className={`${css.pulse} ${css.line}`} width={width} />
)

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className={css.lines} aria-hidden="true">
      {times(count).map((index) => (
        <Line key={index} width={widths[index % widths.length]} />
      ))}
    </div>
  )
}

/** The skeleton of a group of rows. It has the height of the final rows. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <ul className={group.card} aria-hidden="true">
      {times(count).map((index) => (
        <li key={index}>
          <div className={list.row}>
            <span className={list.body}>
              <span className={css.row}>
                <Line width="36%" />
                <Line width="24%" />
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The skeleton of a word. `width` is in em. */
export function SkeletonWord({ width }: { width: number }) {
  return <svg className={`${css.pulse} ${css.word}`} width={`${width}em`} aria-hidden="true" />
}

interface TextProps {
  as?: 'span' | 'p'
  /** Class name of the final text. */
  className: string
  width: number
}

export function SkeletonText({ as: Tag = 'span', className, width }: TextProps) {
  return (
    <Tag className={className}>
      <SkeletonWord width={width} />
    </Tag>
  )
}

/** As high as a field or a button by default. `height` can't be prerendered, because it needs `style`. */
export function SkeletonBlock({ height }: { height?: string }) {
  const style = height ? { blockSize: height } : undefined
  return <span className={`${css.pulse} ${css.block}`} style={style} aria-hidden="true" />
}
