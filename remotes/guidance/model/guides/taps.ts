import type { Confidence, Label, Note, Step } from './guide.ts'

/** A numbered line of a guide. It's one tap on the path or the final action. */
export interface Tap {
  readonly text:
    | 'openFirst'
    | 'tap'
    | 'searchFor'
    | 'stepOn'
    | 'stepOff'
    | 'stepSelect'
    | 'stepOpen'
    | 'gesture'
  readonly label?: Label
  readonly note?: Note
  readonly conf: Confidence
}

const acts = { on: 'stepOn', off: 'stepOff', select: 'stepSelect', open: 'stepOpen' } as const

/** Apps on the phone that a path can start in. Their line asks the user to open the app. */
const startApps: readonly Label[] = [
  'settings',
  'iosSettings',
  'security',
  'securityCentre',
  'phoneManager',
  'systemManager',
  'iManager',
  'phoneMaster',
]

const along = (step: Step): Tap[] =>
  step.path.flatMap((label, index): Tap[] => {
    if (label.startsWith('search')) return [{ text: 'searchFor', label, conf: step.conf }]
    // The text of a search line already mentions the settings, so they don't get a line of their own.
    if (label === 'settings' && step.path[index + 1]?.startsWith('search')) return []
    return [{ text: index === 0 && startApps.includes(label) ? 'openFirst' : 'tap', label, conf: step.conf }]
  })

const actionOf = ({ act, what, note, conf }: Step): Tap =>
  act === 'gesture'
    ? { text: 'gesture', conf, ...(note && { note }) }
    : { text: acts[act], conf, ...(what && { label: what }), ...(note && { note }) }

/** Splits steps into numbered lines of one tap each. */
export const tapsOf = (steps: readonly Step[]): readonly Tap[] =>
  steps.flatMap((step) => [...along(step), actionOf(step)])

/**
 * Returns the number of the line to continue from if the phone opened the app's info page instead of the
 * exact setting. Returns undefined if the steps don't pass that page.
 */
export function lineAfterAppInfo(taps: readonly Tap[]): number | undefined {
  const at = taps.findIndex(({ text, label }) => text === 'tap' && label === 'app')
  return at < 0 ? undefined : at + 2
}

/**
 * Returns the taps to draw, three at most: where the way starts, our app or the screen before the last, and
 * where it ends. Returns none if the way only has gestures.
 */
export function drawnTaps(taps: readonly Tap[]): readonly Tap[] {
  const named = taps.filter(({ label }) => label)
  if (named.length <= 3) return named
  const inside = named.filter(({ text }) => text !== 'openFirst')
  const between = inside.slice(1, -1)
  const middle = between.find(({ label }) => label === 'app') ?? between[between.length - 1]
  return [inside[0], middle, inside[inside.length - 1]].filter((tap) => tap !== undefined)
}
