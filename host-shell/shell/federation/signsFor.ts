import { isOnline } from '@companion/shared/network/network'

/** What shows that a link may be followed. */
export type Sign = 'finger' | 'focus' | 'sight'

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The signs that count: on a line that is slow or costs, only what is as good as a tap. */
export function signsFor(win: Window): readonly Sign[] {
  const { saveData, effectiveType = '' } = (win.navigator as { connection?: Line }).connection ?? {}
  const saves = saveData || win.matchMedia('(prefers-reduced-data: reduce)').matches
  if (!isOnline(win)) return []
  if (saves || /2g/.test(effectiveType)) return ['finger']
  return effectiveType === '3g' ? ['finger', 'focus'] : ['finger', 'focus', 'sight']
}
