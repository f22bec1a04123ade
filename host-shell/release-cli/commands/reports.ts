import { contract } from '@companion/bridge-contract'
import { unsignedReleases } from '@companion/releases/published'
import {
  changedLines,
  changeWords,
  documentLines,
  planLines,
  settingLines,
  unsignedRelease,
  refusalWords,
  sourceWords,
} from '@companion/releases/edits/describe'
import { nothingOf, releasesIn } from '@companion/releases/edits/edit'
import { statusData, whyData } from '@companion/releases/edits/reportData'
import { readLog, logKey, readEntry } from '@companion/releases/channelLog'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { shownInLine } from '@companion/releases/edits/shownText'
import { UsageError, requireOneOf, requireVersion } from '@companion/releases/edits/usageError'
import { allCaps, offersOf } from '../fleet.ts'
import { selectAll } from '@companion/release-protocol/shellRelease'
import type { Choice, Device } from '@companion/release-protocol/select'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { needHead, type CommandContext, type Verb } from './context.ts'
import { appIn, brandsIn, systemsIn } from './commandLine.ts'
import { jsonMeaning, releasedNames } from './words.ts'

/**
 * Returns the releases in a document that no page runs. Returns none without keys, because signatures can't
 * be verified then.
 */
async function unsignedIn({ keyring }: CommandContext, document: ChannelDocument): Promise<ReleaseRef[]> {
  const keys = await keyring().catch(() => undefined)
  return keys ? unsignedReleases(keys, document) : []
}

export const statusVerb: Verb = {
  does: 'shows who gets what',
  flags: { json: jsonMeaning },
  notes: 'Who gets what, until when it is signed, what is revoked, and the settings.',
  examples: { status: 'in lines', 'status --channel beta --json': 'another channel, for a program' },
  async run(context) {
    const { document } = await needHead(context)
    const { print, store, now, has } = context
    const unsigned = await unsignedIn(context, document)
    if (has('json')) return print(JSON.stringify(statusData(document, unsigned, now()), null, 2))
    const days = (Date.parse(document.exp) - now().getTime()) / 86_400_000
    print(
      `${document.channel} in ${store.where}: entry ${document.seq} of ${document.at} by ${shownInLine(document.by)}`,
      days > 0
        ? `good for ${days.toFixed(1)} days`
        : 'EXPIRED: pages accept nothing newer from it; run release refresh',
      ...Object.entries(document.remotes).flatMap(([remote, plan]) => [remote, ...planLines(plan)]),
      ...unsigned.map((ref) => `! ${unsignedRelease(ref)}`),
      ...(document.revoked.length ? [`revoked: ${document.revoked.join(', ')}`] : []),
      ...settingLines(document),
    )
  },
}

export const logVerb: Verb = {
  does: 'shows who changed what, when and why',
  flags: { lines: 'how many of the newest entries; 20 without it' },
  notes: 'The newest entries, oldest first: who, why, and what became of each remote.',
  examples: { 'log --lines 5': 'the last five changes' },
  async run({ store, channel, flag, print }) {
    const entries = await readLog(store, channel)
    const lines = entries.map(({ document }, at) => {
      const { seq, by, why } = document
      const changed = changeWords(entries[at - 1]?.document, document).map((change) => ` · ${change}`)
      return shownInLine(`${String(seq).padStart(6)}  ${document.at}  ${by}: ${why}${changed.join('')}`)
    })
    print(...lines.slice(-Number(flag('lines') ?? 20)))
    if (!entries.length) print(`${store.where} has no channel ${channel} yet`)
  },
}

export const diffVerb: Verb = {
  does: 'shows what changed between two entries of the log',
  flags: {
    from: 'the earlier entry; the one before --to without it',
    to: 'the later entry; the newest without it',
  },
  examples: { diff: 'the last change', 'diff --from 40 --to 45': 'what five changes came to' },
  async run(context) {
    const { store, channel, flag, print } = context
    const head = await needHead(context)
    const to = Number(flag('to') ?? head.document.seq)
    const from = Number(flag('from') ?? to - 1)
    const read = async (seq: number): Promise<string[]> => {
      if (seq === 0) return []
      const entry = await readEntry(store, logKey(channel, seq))
      if (!entry) throw new UsageError(`${channel} has no entry ${seq}: release log shows them`)
      return documentLines(entry.document)
    }
    const [before, after] = await Promise.all([read(from), read(to)])
    print(...changedLines(before, after))
  },
}

/**
 * Returns the device that the flags describe, and the contract version of its app, null for a plain browser.
 */
function deviceOf({ flag }: CommandContext): { readonly device: Device; readonly contract: string | null } {
  const device: Device = {
    brand: brandsIn(flag)[0] ?? 'sparkpro',
    os: systemsIn(flag)[0] ?? 'other',
    app: appIn(flag),
    id: flag('id') ?? '',
  }
  const version = flag('contract') ?? contract.version
  return { device, contract: version === 'none' ? null : version }
}

const choiceLines = (remote: string, { candidates, refused }: Choice): string[] => [
  ...candidates.map((one, at) => `  ${at ? 'then' : 'runs'} ${one.ref} (${sourceWords(one)})`),
  ...(candidates.length ? [] : [`  runs ${nothingOf(remote)}`]),
  ...refused.map((one) => `  not  ${one.ref} (${sourceWords(one)}): ${refusalWords(one)}`),
]

export const whyVerb: Verb = {
  does: 'explains what one device gets, and why not something else',
  takes: '[<remote> …]',
  firstWords: releasedNames,
  flags: {
    brand: "the device's brand; sparkpro without it",
    os: 'its system: ios, android or other; other without it',
    app: "its app's version, e.g. 3.4.0",
    id: 'its id, which decides on percentages',
    contract: "its app's bridge contract, or none for a plain browser; today's without it",
    caps: "its app's methods; all of today's without it",
    document: 'the version of the shell that its document carries; an older one than any without it',
    json: jsonMeaning,
  },
  notes: 'The same function as on the page: what this device runs, in order, and why nothing else.',
  examples: {
    'why weather --brand lensmoo --os ios --app 3.4.0 --id device-1 --contract 1.0': 'one device, one remote',
    'why --contract none --json': 'a plain browser, every remote, for a program',
  },
  async run(context) {
    const { flag, has, words, print } = context
    const { document } = await needHead(context)
    for (const word of words) requireOneOf(word, Object.keys(document.remotes), 'remote')
    const unsigned = await unsignedIn(context, document)
    const signed = releasesIn(document).filter(([ref]) => !unsigned.includes(ref))
    const { device, contract: version } = deviceOf(context)
    const offers = offersOf(version, flag('caps')?.split(',') ?? allCaps)
    const carried = flag('document')
    if (carried !== undefined) requireVersion(carried, '--document 1.2.0')
    const all = selectAll({ ...document, releases: Object.fromEntries(signed) }, device, offers, carried)
    const asked = Object.entries(all).filter(([remote]) => !words.length || words.includes(remote))
    if (has('json'))
      return print(JSON.stringify(whyData(document, device, version, Object.fromEntries(asked)), null, 2))
    for (const [remote, choice] of asked) {
      const ours = unsigned.filter((ref) => ref.startsWith(`${remote}@`))
      print(remote, ...ours.map((ref) => `  !    ${unsignedRelease(ref)}`), ...choiceLines(remote, choice))
    }
  },
}
