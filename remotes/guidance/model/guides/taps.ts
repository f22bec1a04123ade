import type { Confidence, Label, Note, Step } from './guide.ts'

/** One numbered line of a way: a single tap, or the action at its end. */
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

/** Apps of the phone that a way can start in. */
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
    // The search is in the settings, and its line says so.
    if (label === 'settings' && step.path[index + 1]?.startsWith('search')) return []
    return [{ text: index === 0 && startApps.includes(label) ? 'openFirst' : 'tap', label, conf: step.conf }]
  })

const actionOf = ({ act, what, note, conf }: Step): Tap =>
  act === 'gesture'
    ? { text: 'gesture', conf, ...(note && { note }) }
    : { text: acts[act], conf, ...(what && { label: what }), ...(note && { note }) }

/** A way as the numbered lines a user follows with a finger. */
export const tapsOf = (steps: readonly Step[]): readonly Tap[] =>
  steps.flatMap((step) => [...along(step), actionOf(step)])

/**
 * Number of the line to go on from when the phone opened the app's own page instead of the exact setting;
 * undefined for a way that does not pass that page.
 */
export function lineAfterAppInfo(taps: readonly Tap[]): number | undefined {
  const at = taps.findIndex(({ text, label }) => text === 'tap' && label === 'app')
  return at < 0 ? undefined : at + 2
}
