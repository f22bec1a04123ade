import { dataIn } from '../ignition/pageData.ts'
import type { PageConfig, Start } from '../ignition/start.ts'
import { beginKnowledge } from '../live/begin.ts'
import { usualTimings } from '../live/timings.ts'
import { watchFromStart } from '../live/watchFromStart.ts'

declare const SHELL_VERSION: string

/** Learns which releases this page may run, and keeps it current from then on. */
export async function learnReleases(begun: Start, win: Window): Promise<void> {
  const timings = { ...usualTimings, ...dataIn<PageConfig>('companion-config').live }
  const knowledge = await beginKnowledge(win, begun, SHELL_VERSION, timings)
  watchFromStart(win, begun, knowledge, SHELL_VERSION, timings)
}
