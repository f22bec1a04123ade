import type { CSSProperties } from 'react'
import * as css from './Skeleton.css.ts'
import * as group from '../layout/Group.css.ts'
import * as list from '../rows/Row.css.ts'

const widths = ['62%', '48%', '70%', '55%']
const widthAt = (index: number): CSSProperties => ({ inlineSize: widths[index % widths.length] })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className={css.lines} aria-hidden="true">
      {times(count).map((index) => (
        <span key={index} className={`${css.pulse} ${css.line}`} style={widthAt(index)} />
      ))}
    </div>
  )
}

/** A group of rows that is on its way, with the height it will have. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <ul className={group.card} aria-hidden="true">
      {times(count).map((index) => (
        <li key={index}>
          <div className={list.row}>
            <span className={list.body}>
              <span className={css.row}>
                <span className={`${css.pulse} ${css.line}`} style={{ inlineSize: '36%' }} />
                <span className={`${css.pulse} ${css.line}`} style={{ inlineSize: '24%' }} />
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Width in em. */
export function SkeletonWord({ width }: { width: number }) {
  const style = {
    display: 'inline-block',
    inlineSize: `${width}em`,
    maxInlineSize: '100%',
    blockSize: '0.7em',
  }
  return <span className={css.pulse} style={style} aria-hidden="true" />
}

interface TextProps {
  as?: 'span' | 'p'
  /** The style of the text that comes. */
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

export function SkeletonBlock({ height }: { height: string }) {
  return <span className={`${css.pulse} ${css.block}`} style={{ blockSize: height }} aria-hidden="true" />
}
