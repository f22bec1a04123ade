import Watchpack from 'watchpack'

const ignored = /[\\/](node_modules|\.git|\.companion|golden)([\\/]|$)|\.test\.tsx?$|\.md$|~$|\.sw[a-p]$/

/** Once nothing has changed for so long (ms), what was saved together is there. */
const settled = 150

/**
 * It looks itself, every so many ms, for 4 % of a core: on a busy machine the system's notices of a folder that was removed
 * and made again were lost, and with them every later change in it.
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
  const watcher = new Watchpack({
    aggregateTimeout: settled,
    poll: lookEvery,
    ignored: (path) => ignored.test(path),
  })
  let paths = new Set<string>()
  const note = (path: string) => void paths.add(path)
  watcher.on('change', note)
  watcher.on('remove', note)
  watcher.on('aggregated', () => {
    const all = [...paths]
    paths = new Set()
    changed(all)
  })
  watcher.watch({ files: [], directories: folders, missing: [], startTime: Date.now() })
  return () => watcher.close()
}
