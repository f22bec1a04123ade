import type { ReactNode } from 'react'
import type { Brand } from '@companion/shared/brand/brand'
import { brand } from '@companion/shared/brand/current'
import { fill, stroke } from './Phones.css.ts'

/** Returns the path of a rectangle whose corners have the brand's form. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius * brand().corners, width / 2, height / 2)
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`
}

const devices: Readonly<Record<Brand['device'], () => ReactNode>> = {
  watch: () => (
    <>
      <path className={fill.second} d="M-20-20l4-30h32l4 30zM-20 20l4 30h32l4-30z" />
      <path className={fill.ink} d={box(-32, -32, 64, 64, 20)} />
      <path className={stroke.screen} d="M0-12V0l9 6" />
      <path className={stroke.second} d="M0-23a23 23 0 0 1 20 34" />
    </>
  ),
  earbuds: () => (
    <>
      <path className={fill.second} d="M-36-30a9 9 0 1 0 .1 0zM36-30a9 9 0 1 0 .1 0z" />
      <path
        className={fill.ink}
        d="M-22-38A17 17 0 0 0-20-4V36a6 6 0 0 0 12 0V-21A17 17 0 0 0-22-38zM22-38A17 17 0 0 1 20-4V36a6 6 0 0 1-12 0V-21A17 17 0 0 1 22-38z"
      />
      <path className={stroke.second} d="M-14 18v12M14 18v12" />
    </>
  ),
  glasses: () => (
    <>
      <path className={fill.screen} d={box(-46, -14, 40, 32, 9) + box(6, -14, 40, 32, 9)} />
      <path
        className={stroke.ink}
        d={box(-46, -14, 40, 32, 9) + box(6, -14, 40, 32, 9) + 'M-6-2q6-6 12 0M-46-6l8-16M46-6l-8-16'}
      />
      <path className={fill.second} d="M-44-19a4 4 0 1 0 .1 0zM44-19a4 4 0 1 0 .1 0z" />
    </>
  ),
}

/** The kind of device that the app connects to, around the origin. */
export function Device({ transform }: { transform: string }) {
  return <g transform={transform}>{devices[brand().device]()}</g>
}

/** What the start screen has a number of: heartbeats, songs or photos. */
export const measures: Readonly<Record<Brand['device'], string>> = {
  watch: 'M65 281c-7-5-10-8-10-12a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 12z',
  earbuds: 'M61 264l12-2v14a4 4 0 1 1-3-4v-5l-6 1v10a4 4 0 1 1-3-4z',
  glasses: 'M56 265h4l2-3h6l2 3h4v14H56zM65 268a4 4 0 1 0 .1 0z',
}

/** What the AI answers: a chart for a watch, speech for earbuds, what the camera sees for glasses. */
export const answers: Readonly<Record<Brand['device'], ReactNode>> = {
  watch: (
    <>
      <path className={stroke.accent} d="M50 258v-26M66 258v-40M98 258v-32M114 258v-20M130 258v-36" />
      <path className={stroke.second} d="M82 258v-52" />
    </>
  ),
  earbuds: (
    <>
      <path className={stroke.accent} d="M50 222v8M60 214v24M70 206v40M80 218v16" />
      <path className={stroke.second} d="M92 216v20M102 204v44M112 212v28M122 220v12M132 224v4" />
    </>
  ),
  glasses: (
    <>
      <path className={fill.soft} d="M46 200h90v58H46z" />
      <path className={fill.second} d="M118 208a7 7 0 1 0 .1 0z" />
      <path className={fill.accent} d="M46 258v-12l24-24 20 18 14-12 32 24v6z" />
    </>
  ),
}
