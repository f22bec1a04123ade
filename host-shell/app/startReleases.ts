import { documentData } from '../boot/documentData.ts'
import type { PageConfig, BootData } from '../boot/bootData.ts'
import { loadReleaseState } from '../releases/page/loadReleaseState.ts'
import type { ReleaseState } from '../releases/page/releaseState.ts'
import { defaultTimings } from '../releases/page/timings.ts'
import { watchFromStart } from '../releases/page/watchFromStart.ts'

declare const SHELL_VERSION: string

/** Learns which releases this page may run, and keeps it current from then on. */
export async function startReleases(
  bootData: BootData,
  win: Window,
  choose?: (releases: ReleaseState) => Promise<void>,
): Promise<void> {
  const timings = { ...defaultTimings, ...documentData<PageConfig>('companion-config').live }
  const releases = await loadReleaseState(win, bootData, SHELL_VERSION, choose)
  watchFromStart(win, bootData, releases, SHELL_VERSION, timings)
}
