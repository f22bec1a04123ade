import type { Note } from '../../model/guides/guide.ts'
import type { Tap } from '../../model/guides/taps.ts'
import * as css from './StepPicture.css.ts'

/** A drawing of a phone's screen in a 48 × 64 box, with the element to tap. */
interface Drawing {
  readonly quiet?: string
  readonly strong?: string
  /** Path of the app icons, drawn as dots. */
  readonly icons?: string
  /** True for a switch that is on, false for a switch that is off. */
  readonly on?: boolean
  /** Position of the finger. */
  readonly touch?: readonly [x: number, y: number]
}

const card = 'M15 13h18a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3z'
const padlock = 'M20 27h8v7h-8zM21.5 27v-2.5a2.5 2.5 0 0 1 5 0V27'

const drawings = {
  apps: { icons: 'M15 17h0M24 17h0M33 17h0M15 28h0M33 28h0M15 39h0M24 39h0M33 39h0', touch: [24, 28] },
  row: { quiet: 'M13 16h22M13 44h22', strong: 'M13 30h14', touch: [32, 30] },
  search: {
    quiet: 'M13 34h22M13 44h15',
    strong:
      'M15 13h18a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4zM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  on: { quiet: 'M13 16h22M13 46h22', on: true },
  off: { quiet: 'M13 16h22M13 46h22', on: false },
  choice: { quiet: 'M22 16h13M22 46h13M14 16h0M14 46h0', strong: 'M12 31l3 3 5-6M25 31h10' },
  entry: { quiet: 'M13 16h22M13 46h22', strong: 'M13 31h13M31 26l5 5-5 5' },
  recents: { quiet: 'M9 18v20M39 18v20', strong: card, touch: [24, 56] },
  pull: { quiet: card, strong: 'M24 20v15M18.5 30l5.5 5.5 5.5-5.5', touch: [24, 18] },
  lock: { quiet: card, strong: padlock },
  alert: { quiet: card, strong: 'M24 20v10M24 36h0' },
} as const satisfies Record<string, Drawing>

/** The drawing of a line by its action. A gesture's drawing depends on its sentence instead. */
const byAction: Record<Exclude<Tap['text'], 'gesture'>, keyof typeof drawings> = {
  openFirst: 'apps',
  tap: 'row',
  searchFor: 'search',
  stepOn: 'on',
  stepOff: 'off',
  stepSelect: 'choice',
  stepOpen: 'entry',
}
const byGesture: Partial<Record<Note, keyof typeof drawings>> = {
  openRecents: 'recents',
  doNotForceQuit: 'recents',
  pullDownPadlock: 'pull',
  ignoreHighPowerAlert: 'alert',
}

/** Draws the phone's screen for a line of the steps. Hidden from screen readers, which read the line. */
export function StepPicture({ of: { text, note } }: { of: Tap }) {
  const name = text === 'gesture' ? ((note && byGesture[note]) ?? 'lock') : byAction[text]
  const { quiet, strong, icons, on, touch }: Drawing = drawings[name]
  return (
    <svg className={css.picture} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
      <rect className={css.phone} x="5" y="2" width="38" height="60" rx="7" />
      {quiet && <path className={css.quiet} d={quiet} />}
      {icons && <path className={css.icons} d={icons} />}
      {strong && <path className={css.strong} d={strong} />}
      {on !== undefined && (
        <>
          <path className={on ? css.on : css.off} d="M19 31h10" />
          <path className={css.knob} d={on ? 'M29 31h0' : 'M19 31h0'} />
        </>
      )}
      {touch && <circle className={css.touch} cx={touch[0]} cy={touch[1]} r="6.5" />}
    </svg>
  )
}
