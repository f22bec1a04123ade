import { dataIn } from '../boot/documentData.ts'
import type { PageConfig, Start } from '../boot/bootData.ts'
import { beginKnowledge } from '../releases/page/loadReleaseState.ts'
import type { Knowledge } from '../releases/page/releaseState.ts'
import { usualTimings } from '../releases/page/timings.ts'
import { watchFromStart } from '../releases/page/watchFromStart.ts'

declare const SHELL_VERSION: string

/** Learns which releases this page may run, and keeps it current from then on. */
export async function learnReleases(
  begun: Start,
  win: Window,
  choose?: (knowledge: Knowledge) => Promise<void>,
): Promise<void> {
  const timings = { ...usualTimings, ...dataIn<PageConfig>('companion-config').live }
  const knowledge = await beginKnowledge(win, begun, SHELL_VERSION, choose)
  watchFromStart(win, begun, knowledge, SHELL_VERSION, timings)
}
