import { dataIn } from '../ignition/pageData.ts'
import type { PageConfig, Start } from '../ignition/start.ts'
import { beginKnowledge } from '../live/begin.ts'
import type { Knowledge } from '../live/knowledge.ts'
import { usualTimings } from '../live/timings.ts'
import { watchFromStart } from '../live/watchFromStart.ts'

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
