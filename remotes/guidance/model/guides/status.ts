import type { getBackgroundStatus, ResultOf } from '@companion/bridge-contract'
import type { SectionKey } from './shape.ts'

export type BackgroundStatus = ResultOf<typeof getBackgroundStatus>

/** The sections the phone itself reports as set. What it cannot read it calls unknown, and nothing is ticked. */
export const reportedDone = (status: BackgroundStatus | undefined): readonly SectionKey[] => {
  if (!status) return []
  const set: Record<SectionKey, boolean> = {
    powerSaving: status.powerSaveMode === 'no',
    unlimited: status.batteryUnrestricted === 'yes' && status.backgroundRestricted !== 'yes',
    autoStart: status.autoStart === 'yes',
    lock: status.backgroundLocked === 'yes',
    powerMgmt: false,
  }
  return (Object.keys(set) as SectionKey[]).filter((key) => set[key])
}
