import { inspect, inspectServer } from '../inspect.ts'
import { Refused } from '../plans/refused.ts'
import { updatePointer, commit } from '../commit.ts'
import type { Envelope } from '../../model/envelope.ts'
import { isChannelTrusted } from '../keys/keyring.ts'
import { findGarbage, embeddedIn } from '../garbageCollect.ts'
import type { Verb } from './context.ts'
import { listOf } from './commandLine.ts'

export const doctorVerb: Verb = {
  usage: 'doctor [--url https://…]   with an address, also the server that pages read from',
  async run(context) {
    const { store, channel, print, flag, now, progress } = context
    const keyring = await context.keyring()
    const url = flag('url')
    const findings = [
      ...(await inspect(store, channel, keyring, now(), progress)),
      ...(url ? await inspectServer(url, store, channel) : []),
    ]
    progress.done()
    for (const finding of findings) print(`! ${finding}`)
    if (findings.length)
      throw new Refused(`${findings.length} thing${findings.length > 1 ? 's' : ''} to mend`)
    print(`${channel} in ${store.where} is in order`)
  },
}

export const repairVerb: Verb = {
  usage: 'repair   the pointer becomes the newest entry of the log (after a crash between the two)',
  async run({ writer, print, channel, store }) {
    const head = await updatePointer(await writer())
    if (!head) throw new Refused(`${store.where} has no log of ${channel} to repair from`)
    print(`c/${channel}.json is entry ${head.document.seq}`)
  },
}

export const refreshVerb: Verb = {
  usage: `refresh   the same channel, signed again and good for another 14 days; run it daily
  --accept-earlier-keys   once after the channel's keys were rotated elsewhere: its last entry still bears the old ones`,
  async run(context) {
    const { print, channel, flag, has } = context
    const keyring = await context.keyring()
    const now = await context.writer()
    const earlier = keyring.roots.map(({ root }) => isChannelTrusted({ ...keyring, newest: root }, channel))
    const isTrusted = async (envelope: Envelope) => {
      for (const one of earlier) if (await one(envelope)) return true
      return false
    }
    const writer = has('accept-earlier-keys') ? { ...now, isTrusted } : now
    const { document } = await commit(writer, flag('why') ?? 'refresh', (before) => ({ ...before }))
    print(`${channel} is good until ${document.exp} (entry ${document.seq})`)
  },
}

export const gcVerb: Verb = {
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
