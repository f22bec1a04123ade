import type { ReactNode } from 'react'
import type { Piece } from './kinds.ts'
import * as css from './Picture.css.ts'

// Drawn for this project in a 64 by 64 box. `paint` names the gradients of this one picture.
type Draw = (paint: (name: 'sun' | 'moon' | 'cloud' | 'dark' | 'bolt') => string) => ReactNode

const cloudShape = 'M19.5 49A10.5 10.5 0 0 1 17.8 28.2 15 15 0 0 1 46.3 26.4 11.6 11.6 0 0 1 45.4 49Z'
const high = 'translate(0 -9)'

const cloud =
  (fill: 'cloud' | 'dark', transform?: string): Draw =>
  (paint) => <path d={cloudShape} transform={transform} fill={paint(fill)} />

const lines =
  (className: string, d: string): Draw =>
  () => <path className={className} d={d} />

const disc =
  (cx: number, cy: number, r: number): Draw =>
  (paint) => (
    <>
      <circle cx={cx} cy={cy} r={r * 1.6} fill={paint('sun')} opacity="0.16" />
      <circle cx={cx} cy={cy} r={r * 1.28} fill={paint('sun')} opacity="0.2" />
      <circle cx={cx} cy={cy} r={r} fill={paint('sun')} />
    </>
  )

const crescent =
  (transform?: string): Draw =>
  (paint) => (
    <path
      d="M36.5 11.5A21 21 0 1 0 53 40.6 18.2 18.2 0 0 1 36.5 11.5Z"
      transform={transform}
      fill={paint('moon')}
    />
  )

const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`

const flake = (x: number, y: number) =>
  [0, 60, 120]
    .map((turn) => {
      const [dx, dy] = [3.6 * Math.cos((turn * Math.PI) / 180), 3.6 * Math.sin((turn * Math.PI) / 180)]
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
    })
    .join('')

export const pieces: Readonly<Record<Piece, Draw>> = {
  sun: disc(32, 32, 14),
  moon: (paint) => (
    <>
      {crescent()(paint)}
      <path className={css.star} d={star(47, 17, 4) + star(54, 28, 2.6)} />
    </>
  ),
  sunBehind: disc(43, 22, 11.5),
  moonBehind: crescent('translate(25.5 2) scale(0.62)'),
  cloudBehind: (paint) => (
    <path d={cloudShape} transform="translate(24 -3) scale(0.72)" fill={paint('dark')} opacity="0.85" />
  ),
  cloud: cloud('cloud'),
  cloudHigh: cloud('cloud', high),
  cloudDark: cloud('dark', high),
  drops: lines(css.rain, 'M22 45l-3 8M32 45l-3 8M42 45l-3 8'),
  fewDrops: lines(css.rain, 'M22 45l-3 8M43 45l-3 8'),
  flakes: lines(css.snow, flake(20, 49) + flake(32, 54) + flake(44, 49)),
  fewFlakes: lines(css.snow, flake(32, 51)),
  stones: () => (
    <g className={css.ice}>
      <circle cx="20" cy="48" r="3.4" />
      <circle cx="32" cy="54" r="3.4" />
      <circle cx="44" cy="48" r="3.4" />
    </g>
  ),
  bolt: (paint) => <path d="M34.5 36l-9 13h6l-2.5 10 10-14.5h-6.2l3.7-8.5z" fill={paint('bolt')} />,
  gusts: lines(
    css.gust,
    'M10 27h28.5a6.5 6.5 0 1 0-6.3-8.1M10 36h39a6.5 6.5 0 1 1-6.3 8.1M16 45h14.5a5 5 0 1 1-4.8 6.3',
  ),
  mist: lines(css.mist, 'M13 47h24M43 47h8M18 54.5h6M30 54.5h19'),
  veil: lines(css.mist, 'M9 42h20M35 42h20M14 49.5h26M46 49.5h5'),
  question: lines(css.question, 'M27.5 34a4.6 4.6 0 1 1 6.6 4.2c-1.5.8-2.1 1.5-2.1 2.8M32 45.2h.01'),
}
