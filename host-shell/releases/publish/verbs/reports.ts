import { contract } from '@companion/bridge-contract'
import { unsignedReleases } from '../published.ts'
import { planLines, settingLines, unsignedRelease, refusalWords } from '../plans/describe.ts'
import { readLog, logKey, readEntry } from '../channelLog.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { Refused, requireOneOf } from '../plans/refused.ts'
import { allCaps, offersOf } from '../fleet.ts'
import { select, type Device } from '../../model/select.ts'
import { needHead, type Verb } from './context.ts'
import { appIn, brandsIn, systemsIn } from './commandLine.ts'

export const statusVerb: Verb = {
  usage: 'status   who gets what, until when it is signed, what is revoked',
  async run(context) {
    const { document } = await needHead(context)
    const { print } = context
    const days = (Date.parse(document.exp) - context.now().getTime()) / 86_400_000
    print(
      `${document.channel} in ${context.store.where}: entry ${document.seq} of ${document.at} by ${document.by}`,
    )
    print(
      days > 0
        ? `good for ${days.toFixed(1)} days`
        : 'EXPIRED: pages accept nothing newer from it; run release refresh',
    )
    for (const [remote, plan] of Object.entries(document.remotes)) {
      print(remote)
      for (const line of planLines(plan)) print(line)
    }
    const keyring = await context.keyring().catch(() => undefined)
    for (const ref of keyring ? await unsignedReleases(keyring, document) : [])
      print(`! ${unsignedRelease(ref, ref.split('@')[0]!)}`)
    if (document.revoked.length) print(`revoked: ${document.revoked.join(', ')}`)
    for (const line of settingLines(document)) print(line)
  },
}

export const logVerb: Verb = {
  usage: 'log [--lines 20]   the newest entries, oldest first',
  async run({ store, channel, flag, print }) {
    const entries = await readLog(store, channel)
    for (const { document } of entries.slice(-Number(flag('lines') ?? 20)))
      print(`${String(document.seq).padStart(6)}  ${document.at}  ${document.by}: ${document.why}`)
    if (!entries.length) print(`${store.where} has no channel ${channel} yet`)
  },
}

const linesOf = ({ remotes, revoked, floor, shell, access }: ChannelDocument): string[] => [
  ...Object.entries(remotes).flatMap(([remote, plan]) => planLines(plan).map((line) => `${remote}:${line}`)),
  ...revoked.map((ref) => `revoked ${ref}`),
  ...settingLines({ floor, shell, ...(access && { access }) }),
]

export const diffVerb: Verb = {
  usage: 'diff [--from 40] [--to 41]   what changed between two entries; without numbers, the last change',
  async run(context) {
    const { store, channel, flag, print } = context
    const head = await needHead(context)
    const to = Number(flag('to') ?? head.document.seq)
    const from = Number(flag('from') ?? to - 1)
    const read = async (seq: number): Promise<string[]> => {
      if (seq === 0) return []
      const entry = await readEntry(store, logKey(channel, seq))
      if (!entry) throw new Refused(`${channel} has no entry ${seq}: release log shows them`)
      return linesOf(entry.document)
    }
    const [before, after] = await Promise.all([read(from), read(to)])
    for (const line of before.filter((one) => !after.includes(one))) print(`- ${line}`)
    for (const line of after.filter((one) => !before.includes(one))) print(`+ ${line}`)
  },
}

export const whyVerb: Verb = {
  usage: `why [<remote>] [--brand sparkpro] [--os ios] [--app 3.4.0] [--id device-1] [--contract 1.0 | --contract none] [--caps a,b]
  The same function as on the page: what this device runs, in order, and why nothing else.`,
  async run(context) {
    const { flag, words, print } = context
    const head = await needHead(context)
    for (const word of words) requireOneOf(word, Object.keys(head.document.remotes), 'remote')
    const keyring = await context.keyring().catch(() => undefined)
    const unsigned = keyring ? await unsignedReleases(keyring, head.document) : []
    const releases = Object.entries(head.document.releases).filter(([ref]) => !unsigned.includes(ref))
    const document = { ...head.document, releases: Object.fromEntries(releases) }
    const device: Device = {
      brand: brandsIn(flag)[0] ?? 'sparkpro',
      os: systemsIn(flag)[0] ?? 'other',
      app: appIn(flag),
      id: flag('id') ?? '',
    }
    const version = flag('contract') ?? contract.version
    const offers = offersOf(version === 'none' ? null : version, flag('caps')?.split(',') ?? allCaps)
    for (const [remote, { candidates, refused }] of Object.entries(select(document, device, offers))) {
      if (words.length && !words.includes(remote)) continue
      print(remote)
      for (const ref of unsigned.filter((one) => one.startsWith(`${remote}@`)))
        print(`  !    ${unsignedRelease(ref, remote)}`)
      candidates.forEach(({ ref, from, rule }, at) =>
        print(`  ${at ? 'then' : 'runs'} ${ref} (${rule ? `rule ${rule}` : from})`),
      )
      if (!candidates.length) print('  runs nothing')
      for (const refusal of refused)
        print(
          `  not  ${refusal.ref} (${refusal.rule ? `rule ${refusal.rule}` : refusal.from}): ${refusalWords(refusal)}`,
        )
    }
  },
}
