import { statSync } from 'node:fs'
import Watchpack from 'watchpack'

const ignored = /[\\/](node_modules|\.git|\.companion|golden)([\\/]|$)|\.test\.tsx?$|\.md$|~$|\.sw[a-p]$/

/** Once nothing has changed for so long (ms), what was saved together is there. */
const settled = 40

/**
 * The system says at once what has changed. Every so many ms it is looked for besides, for 4 % of a core: on a busy machine
 * the notices of a folder that was removed and made again were lost, and with them every later change in it.
 */
const lookEvery = 500

/**
 * Watches folders and all below them, with webpack's own watcher: it also sees files that an editor replaces by new ones
 * and what a checkout exchanges. `changed` gets the paths of what has changed; returns the way to stop.
 */
export function watchSources(
  folders: readonly string[],
  changed: (paths: readonly string[]) => void,
): () => void {
  /** When each file was written that has been told of: both ways of watching find it. */
  const told = new Map<string, number>()
  let waiting = new Set<string>()
  const note = (path: string) => {
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
    if (told.get(path) === mtimeMs) return
    told.set(path, mtimeMs)
    waiting.add(path)
  }
  const tell = () => {
    if (!waiting.size) return
    const all = [...waiting]
    waiting = new Set()
    changed(all)
  }
  const watchers = [false, lookEvery].map((poll) => {
    const watcher = new Watchpack({
      aggregateTimeout: settled,
      poll,
      ignored: (path) => ignored.test(path),
    })
    watcher.on('change', note)
    watcher.on('remove', note)
    watcher.on('aggregated', tell)
    watcher.watch({ files: [], directories: folders, missing: [], startTime: Date.now() })
    return watcher
  })
  return () => watchers.forEach((watcher) => watcher.close())
}
