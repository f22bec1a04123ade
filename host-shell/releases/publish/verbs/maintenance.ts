import type { Envelope } from '../../model/envelope.ts'
import { commit, updatePointer } from '../channelLog.ts'
import { embeddedIn, findGarbage } from '../garbageCollect.ts'
import { inspect, inspectServer } from '../inspect.ts'
import { isChannelTrusted } from '../keys/keyring.ts'
import { Refused } from '../plans/refused.ts'
import { listOf } from './commandLine.ts'
import type { Verb } from './context.ts'

export const doctorVerb: Verb = {
  does: 'checks the history, the signatures, the files and the server in front',
  usage: 'doctor [--url https://…]   with an address, also the server that pages read from',
  async run({ store, channel, keyring, print, flag, now, progress }) {
    const url = flag('url')
    const findings = [
      ...(await inspect(store, channel, await keyring(), now(), progress)),
      ...(url ? await inspectServer(url, store, channel) : []),
    ]
    progress.done()
    print(...findings.map((finding) => `! ${finding}`))
    if (findings.length)
      throw new Refused(`${findings.length} thing${findings.length > 1 ? 's' : ''} to mend`)
    print(`${channel} in ${store.where} is in order`)
  },
}

export const repairVerb: Verb = {
  does: 'makes the pointer the newest entry of the log',
  usage: 'repair   the pointer becomes the newest entry of the log (after a crash between the two)',
  async run({ writer, print, channel, store }) {
    const head = await updatePointer(await writer())
    if (!head) throw new Refused(`${store.where} has no log of ${channel} to repair from`)
    print(`c/${channel}.json is entry ${head.document.seq}`)
  },
}

export const refreshVerb: Verb = {
  does: 'signs the channel again before it expires (for a daily job)',
  usage: `refresh   the same channel, signed again and good for another 14 days; run it daily
  --accept-earlier-keys   once after the channel's keys were rotated elsewhere: its last entry still bears the old ones`,
  async run({ print, channel, flag, has, keyring, writer }) {
    const ring = await keyring()
    const isTrusted = async (envelope: Envelope) => {
      for (const { root } of ring.roots)
        if (await isChannelTrusted({ ...ring, newest: root }, channel)(envelope)) return true
      return false
    }
    const today = await writer()
    const accepting = has('accept-earlier-keys') ? { ...today, isTrusted } : today
    const { document } = await commit(accepting, flag('why') ?? 'refresh', (before) => ({ ...before }))
    print(`${channel} is good until ${document.exp} (entry ${document.seq})`)
  },
}

export const gcVerb: Verb = {
  does: 'deletes releases that nothing refers to any more',
  usage: `gc --page https://m.example/ [--page …] [--keep 10] [--min-age 45] [--dry-run]
  Deletes releases that no channel names, no log entry younger than --min-age days has named, no page given by
  --page (an address or a file) carries, and that are not among the --keep newest of their remote. Every shell that
  is live carries releases of its own day: give each, or say --no-pages.`,
  async run({ store, flag, has, now, print, progress }) {
    const dryRun = has('dry-run')
    const pages = await Promise.all(listOf(flag('page')).map((address) => embeddedIn(address)))
    const found = await findGarbage(store, now(), {
      keep: Number(flag('keep') ?? 10),
      minAgeDays: Number(flag('min-age') ?? 45),
      carried: pages.flat(),
    })
    if (!found.length) return print('nothing to delete')
    if (!pages.length && !has('no-pages')) {
      const warning =
        'no page was given, so what only a live page carries would be deleted as well: ' +
        'give the address of every live site with --page https://…, or say --no-pages'
      if (!dryRun) throw new Refused(warning)
      print(`! ${warning}`)
    }
    for (const { ref, keys } of found) {
      print(`${dryRun ? 'would delete' : 'deleting'} ${ref} (${keys.length} files)`)
      if (dryRun) continue
      // release.json first: what is only half deleted can no longer be promoted.
      const isRecord = (key: string) => Number(key.endsWith('/release.json'))
      const ordered = keys.toSorted((a, b) => isRecord(b) - isRecord(a))
      for (const [at, key] of ordered.entries()) {
        progress.step(`${at + 1}/${ordered.length} ${key}`)
        await store.remove(key)
      }
      progress.done()
    }
  },
}
