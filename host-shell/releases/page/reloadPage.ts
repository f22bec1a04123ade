import { compareVersions } from '../model/version.ts'
import { note } from './journal.ts'
import { newestDocument, type ReleaseState } from './releaseState.ts'
import { swapsBeforeReload } from '../model/timings.ts'
import { isUserFree, navigationEvents } from './pageActivity.ts'

/**
 * Loads the page afresh when the user moves to another screen and nobody types, pays or deletes: after many swaps, or
 * when the channel asks for a newer shell. The latter at most once for each entry of the channel, lest it loop.
 */
export function reloadWhenIdle(
  win: Window,
  releases: ReleaseState,
  shell: string,
  swaps: () => number,
): void {
  const wanted = (): string | undefined => {
    if (swaps() >= swapsBeforeReload) return 'many swaps'
    const { shell: needed, epoch, seq } = newestDocument(releases)
    if (compareVersions(shell, needed.min) >= 0) return undefined
    const entry = `${epoch}.${seq}`
    return releases.memory.now.reloadedFor === entry ? undefined : entry
  }
  const moved = () => {
    const why = wanted()
    if (why === undefined || !isUserFree()) return
    note('reload', shell, why)
    releases.memory.change((memory) => void (memory.reloadedFor = why))
    win.location.reload()
  }
  for (const move of navigationEvents.slice(0, 2)) win.addEventListener(move, () => win.setTimeout(moved))
}
