import type { Confidence, Label, Note, Step } from './guide.ts'

/** One numbered line of a way: a single tap, or the deed at its end. */
export interface Tap {
  readonly say:
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
const doors: readonly Label[] = [
  'settings',
  'security',
  'securityCentre',
  'phoneManager',
  'systemManager',
  'iManager',
  'phoneMaster',
]

const along = (step: Step): Tap[] =>
  step.path.flatMap((label, index): Tap[] => {
    if (label.startsWith('search')) return [{ say: 'searchFor', label, conf: step.conf }]
    // The search is in the settings, and its line says so.
    if (label === 'settings' && step.path[index + 1]?.startsWith('search')) return []
    return [{ say: index === 0 && doors.includes(label) ? 'openFirst' : 'tap', label, conf: step.conf }]
  })

const deed = ({ act, what, note, conf }: Step): Tap =>
  act === 'gesture'
    ? { say: 'gesture', conf, ...(note && { note }) }
    : { say: acts[act], conf, ...(what && { label: what }), ...(note && { note }) }

/** A way as the numbered lines a user follows with a finger. */
export const tapsOf = (steps: readonly Step[]): readonly Tap[] =>
  steps.flatMap((step) => [...along(step), deed(step)])

/**
 * Number of the line to go on from when the phone opened the app's own page instead of the exact setting;
 * undefined for a way that does not pass that page.
 */
export function lineAfterAppInfo(taps: readonly Tap[]): number | undefined {
  const at = taps.findIndex(({ say, label }) => say === 'tap' && label === 'app')
  return at < 0 ? undefined : at + 2
}
