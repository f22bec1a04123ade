import { isOnline } from '@companion/shared/network/network'

/** Signals that the user may follow a link. */
export type PrefetchTrigger = 'finger' | 'focus' | 'sight'

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Triggers allowed on this connection; on slow or metered ones only pointerdown. */
export function prefetchTriggers(win: Window): readonly PrefetchTrigger[] {
  const { saveData, effectiveType = '' } = (win.navigator as { connection?: Line }).connection ?? {}
  const saves = saveData || win.matchMedia('(prefers-reduced-data: reduce)').matches
  if (!isOnline(win)) return []
  if (saves || /2g/.test(effectiveType)) return ['finger']
  return effectiveType === '3g' ? ['finger', 'focus'] : ['finger', 'focus', 'sight']
}
