import { isOnline } from '@companion/shared/network/network'

/** Events that suggest the user will follow a link: pointerdown on it, focus, or the link being visible. */
export type PrefetchTrigger = 'finger' | 'focus' | 'sight'

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Returns the triggers allowed on this connection. On slow or metered connections, that's only pointerdown.
 */
export function prefetchTriggers(win: Window): readonly PrefetchTrigger[] {
  const { saveData, effectiveType = '' } = (win.navigator as { connection?: Line }).connection ?? {}
  const saves = saveData || win.matchMedia('(prefers-reduced-data: reduce)').matches
  if (!isOnline(win)) return []
  if (saves || /2g/.test(effectiveType)) return ['finger']
  return effectiveType === '3g' ? ['finger', 'focus'] : ['finger', 'focus', 'sight']
}
