import { collectable } from '../collect.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `gc [--keep 10] [--min-age 45] [--floor page.html,…] [--dry-run]
  Deletes releases that no channel names, no log entry younger than --min-age days has named, no page given by
  --floor carries, and that are not among the --keep newest of their remote.`,
  async run({ store, flag, has, now, say, progress }) {
    const found = await collectable(store, now(), {
      keep: Number(flag('keep') ?? 10),
      minAgeDays: Number(flag('min-age') ?? 45),
      pages: flag('floor')?.split(',') ?? [],
    })
    for (const { ref, keys } of found) {
      say(`${has('dry-run') ? 'would delete' : 'deleting'} ${ref} (${keys.length} files)`)
      if (has('dry-run')) continue
      // release.json first: what is only half deleted can no longer be promoted.
      const ordered = [...keys].sort(
        (a, b) => Number(b.endsWith('/release.json')) - Number(a.endsWith('/release.json')),
      )
      for (const [at, key] of ordered.entries()) {
        progress.step(`${at + 1}/${ordered.length} ${key}`)
        await store.remove(key)
      }
      progress.done()
    }
    if (!found.length) say('nothing to delete')
  },
}
