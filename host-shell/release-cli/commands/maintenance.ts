import type { Envelope } from '@companion/release-protocol/envelope'
import { commit, readHead, updatePointer } from '@companion/releases/channelLog'
import { carriedBy, findGarbage } from '@companion/releases/garbageCollect'
import { inspectMirrors } from '../doctor/mirrors.ts'
import { error, warning } from '../doctor/reach.ts'
import { inspectServer } from '../doctor/server.ts'
import { inspect } from '@companion/releases/inspect'
import { isChannelTrusted } from '@companion/releases/keys/keyring'
import { keptSourceMaps } from '@companion/releases/sourceMaps'
import { UsageError } from '@companion/releases/edits/usageError'
import { listOf } from './commandLine.ts'
import type { Verb } from './context.ts'
import { jsonMeaning, mapsMeaning } from './words.ts'

const marks = { error: '! ', warning: 'remark: ', fact: '' } as const

export const doctorVerb: Verb = {
  does: 'checks the history, the signatures, the files, the mirrors and the server in front',
  flags: { url: 'checks the sites that pages are read from as well; several by commas', json: jsonMeaning },
  notes: `With an address also: whether it can be reached, its certificate (remarked 21 days before its end, wrong 7 days
before), the document with its headers and the age of what it carries, missing files and what caches keep of them.
Ends with 1 when there is something to mend; remarks do not count.`,
  examples: {
    doctor: 'the store, and every file at each mirror',
    'doctor --url https://m.example/': 'also the server that pages read from',
    'doctor --url https://m.example/,https://pro.example/': "and the document of each brand's host",
    'doctor --url https://m.example/ --json': 'for a program',
  },
  async run({ store, channel, keyring, print, flag, has, now, progress }) {
    const url = flag('url')
    const server = { store, channel, now: now() }
    const document = (await readHead(store, channel).catch(() => undefined))?.document
    const { faults, remarks } = await inspect(store, channel, await keyring(), now(), progress)
    const findings = [
      ...faults.map(error),
      ...remarks.map(warning),
      ...(document ? await inspectMirrors(document, store, progress) : []),
    ]
    for (const site of listOf(url)) findings.push(...(await inspectServer(site, server)))
    progress.done()
    const wrong = findings.filter(({ level }) => level === 'error').length
    if (has('json'))
      print(JSON.stringify({ channel, store: store.where, url: url ?? null, ok: !wrong, findings }, null, 2))
    else print(...findings.map(({ level, text }) => marks[level] + text))
    if (wrong) throw new UsageError(`${wrong} thing${wrong > 1 ? 's' : ''} to mend`)
    if (!has('json')) print(`${channel} in ${store.where} is in order`)
  },
}

export const repairVerb: Verb = {
  does: 'makes the pointer the newest entry of the log',
  notes: 'For a crash between writing the log and writing the pointer.',
  examples: { repair: 'the pointer becomes the newest entry of the log' },
  async run({ writer, print, channel, store }) {
    const head = await updatePointer(await writer())
    if (!head) throw new UsageError(`${store.where} has no log of ${channel} to repair from`)
    print(`c/${channel}.json is entry ${head.document.seq}`)
  },
}

export const refreshVerb: Verb = {
  does: 'signs the channel again before it expires (for a daily job)',
  flags: {
    'accept-earlier-keys':
      "once after the channel's keys were rotated elsewhere: its last entry still bears the old ones",
  },
  notes: 'The same channel, signed again and good for another 14 days; run it daily.',
  examples: { 'refresh --why "daily job"': 'says until when it is good' },
  async run({ print, channel, flag, has, keyring, writer }) {
    const ring = await keyring()
    const isTrusted = async (envelope: Envelope) => {
      for (const { root } of ring.roots)
        if (await isChannelTrusted({ newest: root }, channel)(envelope)) return true
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
  flags: {
    page: 'a live page, by address or file; what it carries stays',
    'no-pages': 'no page is live: nothing stays for one',
    keep: 'so many of the newest of each remote stay; 10 without it',
    'min-age': 'what an entry of the log younger than so many days names stays; 45 without it',
    'dry-run': 'only says what it would delete',
    maps: mapsMeaning,
  },
  notes: `Deletes releases that no channel names, no log entry younger than --min-age days has named, no page given by
--page carries, and that are not among the --keep newest of their remote; their source maps, too. Every shell that is
live carries releases of its own day: give each, or say --no-pages.`,
  examples: {
    'gc --page https://m.example/ --page https://pro.example/ --dry-run': 'says what would go',
    'gc --page https://m.example/ --page https://pro.example/': 'deletes it',
  },
  async run({ store, maps: openMaps, flag, has, now, print, progress }) {
    const dryRun = has('dry-run')
    const pages = await Promise.all(listOf(flag('page')).map((address) => carriedBy(address)))
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
      if (!dryRun) throw new UsageError(warning)
      print(`! ${warning}`)
    }
    const maps = await openMaps()
    for (const { ref, keys } of found) {
      const kept = await keptSourceMaps(maps, ref)
      const more = kept.length ? ` and ${kept.length} of source maps` : ''
      print(`${dryRun ? 'would delete' : 'deleting'} ${ref} (${keys.length} files${more})`)
      if (dryRun) continue
      // `release.json` is deleted first. If the command is interrupted, the incomplete release can't be
      // promoted any more, and the next run finds its remaining files.
      const isRecord = (key: string) => Number(key.endsWith('/release.json'))
      const sorted = keys.toSorted((a, b) => isRecord(b) - isRecord(a))
      const own = sorted.map((key) => [store, key] as const)
      const all = [...own.slice(0, 1), ...kept.map((key) => [maps, key] as const), ...own.slice(1)]
      for (const [at, [from, key]] of all.entries()) {
        progress.step(`${at + 1}/${all.length} ${key}`)
        await from.remove(key)
      }
      progress.done()
    }
  },
}
