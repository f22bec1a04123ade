import type { PositionFailure } from '../model/state.ts'

/** The specification's sentence for each reason why the weather is by IP address. */
export const sentences = {
  denied: 'permissionOff',
  off: 'gpsWeakOrOff',
  weak: 'gpsWeakOrOff',
} as const satisfies Record<Exclude<PositionFailure, 'absent'>, string>
