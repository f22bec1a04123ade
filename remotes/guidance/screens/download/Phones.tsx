import { brand } from '@companion/shared/brand/current'
import { answers, box, Device, measures } from './Device.tsx'
import * as css from './Phones.css.ts'

const { fill, stroke } = css

const screens = { home: Home, device: DeviceScreen, ai: Chat } as const

/** A phone with a screen of the app, in a 200 × 400 view box. The phone is cut off at the bottom. */
export function Phone({ screen }: { screen: keyof typeof screens }) {
  const Shown = screens[screen]
  return (
    <g className={css.phone}>
      <path className={fill.screen} d="M22 400V78a26 26 0 0 1 26-26h104a26 26 0 0 1 26 26v322z" />
      <path className={stroke.tile} d="M88 64h24" />
      <Shown />
    </g>
  )
}

/** The start screen: the device in a ring of the day's goal, two values and a chart of the week. */
function Home() {
  return (
    <>
      <g className={css.flip}>
        <path className={stroke.ink} d="M38 83h40" />
        <path className={stroke.line} d="M38 95h26" />
        <circle className={fill.second} cx="153" cy="89" r="11" />
      </g>
      <path className={fill.soft} d={box(34, 112, 132, 132, 14)} />
      <circle className={stroke.tile} cx="100" cy="178" r="52" />
      <path className={stroke.accent} d="M100 126a52 52 0 1 1-51 62" />
      <Device transform="translate(100 178) scale(.68)" />
      <path
        className={fill.tile}
        d={box(34, 254, 62, 58, 12) + box(104, 254, 62, 58, 12) + box(34, 322, 132, 99, 14)}
      />
      <path className={fill.second} d={measures[brand().device]} />
      <Battery x={135} y={272} />
      <text className={css.digits} x="65" y="302" fontSize="16">
        72
      </text>
      <text className={css.digits} x="135" y="302" fontSize="16">
        86%
      </text>
      <path
        className={stroke.accent}
        d="M50 400v-34M67 400v-46M83 400v-22M117 400v-40M133 400v-28M150 400v-50"
      />
      <path className={stroke.second} d="M100 400v-62" />
    </>
  )
}

/** The device's screen: its battery, and settings with switches. */
function DeviceScreen() {
  return (
    <>
      <g className={css.flip}>
        <path className={stroke.ink} d="M42 83l-6 6 6 6M80 89h40" />
        <path className={fill.tile} d={box(34, 258, 132, 163, 14)} />
        <path className={stroke.line} d="M74 282h34M74 318h44M74 354h26M74 390h38" />
        <path
          className={fill.accent}
          d={
            box(45, 273, 18, 18, 9) +
            box(45, 345, 18, 18, 9) +
            box(127, 273, 32, 18, 9) +
            box(127, 309, 32, 18, 9)
          }
        />
        <path className={fill.second} d={box(45, 309, 18, 18, 9) + box(45, 381, 18, 18, 9)} />
        <path className={fill.onAccent} d={box(143, 275, 14, 14, 7) + box(143, 311, 14, 14, 7)} />
        <path className={stroke.line} d="M150 350l4 4-4 4" />
      </g>
      <circle className={fill.soft} cx="100" cy="162" r="60" />
      <Device transform="translate(100 162) scale(1.1)" />
      <path className={fill.tile} d={box(66, 228, 68, 22, 11)} />
      <Battery x={81} y={239} />
      <text className={css.digits} x="114" y="244" fontSize="13">
        86%
      </text>
    </>
  )
}

function Battery({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x - 12} ${y - 6})`}>
      <path
        className={fill.line}
        d="M3 0h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3zm18 4h2v4h-2z"
      />
      <path className={fill.onAccent} d="M3 2.5h11v7H3z" />
    </g>
  )
}

/** A chat with the AI. Its answer depends on the device. */
function Chat() {
  return (
    <g className={css.flip}>
      <path
        className={fill.accent}
        d={box(34, 76, 26, 26, 8) + box(70, 112, 96, 36, 12) + box(96, 282, 70, 28, 12)}
      />
      <path className={fill.onAccent} d="M47 80c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9z" />
      <path className={stroke.ink} d="M72 84h36" />
      <path className={stroke.line} d="M72 95h22" />
      <path className={stroke.onAccent} d="M84 124h66M84 136h40M110 296h42" />
      <path
        className={fill.tile}
        d={box(34, 158, 114, 114, 12) + box(34, 320, 48, 26, 13) + box(34, 356, 98, 30, 15)}
      />
      <path className={stroke.line} d="M48 174h80M48 186h56M48 333h0M58 333h0M68 333h0M48 371h44" />
      {answers[brand().device]}
      <path className={fill.accent} d={box(136, 355, 32, 32, 16)} />
      <path className={stroke.onAccent} d="M145 369v4M152 364v14M159 369v4" />
    </g>
  )
}
