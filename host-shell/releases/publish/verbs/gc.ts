import { findGarbage } from '../garbageCollect.ts'
import { embeddedIn } from '../embeddedReleases.ts'
import { Refused } from '../plans/refused.ts'
import { listOf } from '../settings.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `gc --page https://m.example/ [--page …] [--keep 10] [--min-age 45] [--dry-run]
  Deletes releases that no channel names, no log entry younger than --min-age days has named, no page given by
  --page (an address or a file) carries, and that are not among the --keep newest of their remote. Every shell that
  is live carries releases of its own day: give each, or say --no-pages.`,
  async run({ store, flag, has, now, print, progress }) {
    const pages = await Promise.all(listOf(flag('page')).map((address) => embeddedIn(address)))
    const found = await findGarbage(store, now(), {
      keep: Number(flag('keep') ?? 10),
      minAgeDays: Number(flag('min-age') ?? 45),
      carried: pages.flat(),
    })
    if (found.length && !pages.length && !has('no-pages')) {
      const ask = 'give the address of every live site with --page https://…, or say --no-pages'
      const words = `no page was given, so what only a live page carries would be deleted as well: ${ask}`
      if (!has('dry-run')) throw new Refused(words)
      print(`! ${words}`)
    }
    for (const { ref, keys } of found) {
      print(`${has('dry-run') ? 'would delete' : 'deleting'} ${ref} (${keys.length} files)`)
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
    if (!found.length) print('nothing to delete')
  },
}
