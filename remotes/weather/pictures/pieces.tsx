import type { ReactNode } from 'react'

// The pieces were drawn for this project in a 64 × 64 box. Their colours are the same in all brands and
// themes. `paint` returns the `fill` for a gradient.
export const gradients = {
  sun: ['#ffd75e', '#ffab1f'],
  moon: ['#fbf0c4', '#dcc681'],
  cloud: ['#e6edf6', '#afc0d7'],
  dark: ['#a9b7ca', '#6c7b93'],
  bolt: ['#ffe27a', '#ffae1a'],
} as const

type Draw = (paint: (name: keyof typeof gradients) => string) => ReactNode

const cloudShape = 'M19.5 49A10.5 10.5 0 0 1 17.8 28.2 15 15 0 0 1 46.3 26.4 11.6 11.6 0 0 1 45.4 49Z'

const cloud =
  (fill: 'cloud' | 'dark', transform?: string): Draw =>
  (paint) => <path d={cloudShape} transform={transform} fill={paint(fill)} />

const high = 'translate(0 -9)'

const lines =
  (d: string, stroke: string, strokeWidth: number): Draw =>
  () => <path d={d} fill="none" stroke={stroke} strokeWidth={strokeWidth} strokeLinecap="round" />

const disc =
  (cx: number, cy: number, r: number): Draw =>
  (paint) =>
    [1.6, 1.28, 1].map((size) => (
      <circle key={size} cx={cx} cy={cy} r={r * size} fill={paint('sun')} opacity={size > 1 ? 0.18 : 1} />
    ))

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

/** Returns the path of a snowflake, which is three strokes through one point. */
const flake = (x: number, y: number) =>
  `M${x - 3.6} ${y}h7.2M${x - 1.8} ${y - 3.1}l3.6 6.2M${x + 1.8} ${y - 3.1}l-3.6 6.2`

const [rain, snow, ice, air] = ['#3d8ef0', '#6cb4f5', '#8cc6f7', '#93a5bf']
const wet = (d: string) => lines(d, rain, 3.4)
const cold = (d: string) => lines(d, snow, 1.9)

export const pieces = {
  sun: disc(32, 32, 14),
  moon: (paint) => (
    <>
      {crescent()(paint)}
      <path fill="#efdc9c" d={star(47, 17, 4) + star(54, 28, 2.6)} />
    </>
  ),
  sunBehind: disc(43, 22, 11.5),
  moonBehind: crescent('translate(25.5 2) scale(0.62)'),
  cloudBehind: cloud('dark', 'translate(24 -3) scale(0.72)'),
  cloud: cloud('cloud'),
  cloudHigh: cloud('cloud', high),
  cloudDark: cloud('dark', high),
  drops: wet('M22 45l-3 8M32 45l-3 8M42 45l-3 8'),
  fewDrops: wet('M22 45l-3 8M43 45l-3 8'),
  flakes: cold(flake(20, 49) + flake(32, 54) + flake(44, 49)),
  fewFlakes: cold(flake(32, 51)),
  stones: lines('M20 48h.01M32 54h.01M44 48h.01', ice, 6.8),
  bolt: (paint) => <path d="M34.5 36l-9 13h6l-2.5 10 10-14.5h-6.2l3.7-8.5z" fill={paint('bolt')} />,
  gusts: (paint) =>
    lines(
      'M10 27h28.5a6.5 6.5 0 1 0-6.3-8.1M10 36h39a6.5 6.5 0 1 1-6.3 8.1M16 45h14.5a5 5 0 1 1-4.8 6.3',
      paint('dark'),
      3.8,
    )(paint),
  mist: lines('M13 47h24M43 47h8M18 54.5h6M30 54.5h19', air, 3.4),
  veil: lines('M9 42h20M35 42h20M14 49.5h26M46 49.5h5', air, 3.4),
  question: lines('M27.5 34a4.6 4.6 0 1 1 6.6 4.2c-1.5.8-2.1 1.5-2.1 2.8M32 45.2h.01', '#5c6c84', 3),
} as const satisfies Readonly<Record<string, Draw>>

export type Piece = keyof typeof pieces
