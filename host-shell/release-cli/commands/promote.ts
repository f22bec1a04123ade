import type { ChannelDocument, ChannelRemote } from '@companion/release-protocol/channelDocument'
import type { Ref } from '@companion/release-protocol/releaseRef'
import { begin, readHead } from '@companion/releases/channelLog'
import { aimedAt, gateLines, gateMatrix, leftWithout, readFleet } from '../fleet.ts'
import { publishRoots } from '@companion/releases/keys/keyring'
import { firstDocument, nameOf, shortRefOf } from '@companion/releases/edits/compose'
import { afterwards } from '../report/nextSteps.ts'
import { audienceOf, remoteLines } from '@companion/releases/edits/describe'
import { needRef, retry, rolloutIn, setUrgent } from '@companion/releases/edits/edit'
import { finish, pause, promote, requireRollout, setPercentage } from '@companion/releases/edits/promote'
import { UsageError } from '@companion/releases/edits/usageError'
import { readTrusted, refuseUnsigned } from '@companion/releases/published'
import { whenOf } from './commandLine.ts'
import { refuseUnwell } from './judgeRollout.ts'
import { fleetMeaning, gateFlags, refStarts, refWord, releasedNames, rolloutWord } from './words.ts'
import type { CommandContext, Verb } from './context.ts'

/**
 * Creates an empty channel unless it exists. Its epoch is the time in seconds, so devices accept it even if
 * they have stored a document of an earlier channel with the same name.
 */
async function ensureChannel(
  { store, channel, now, by, print, writer }: CommandContext,
  checkFirst: (first: ChannelDocument) => unknown,
): Promise<void> {
  if (await readHead(store, channel)) return
  const first = firstDocument(channel, [], now())
  // If the promotion would throw, it throws here. Otherwise an empty channel would be left behind.
  checkFirst(first)
  print(`channel ${channel} begins here, in ${store.where}`)
  await begin(await writer(), { ...first, epoch: Math.floor(now().getTime() / 1000), by })
}

export const promoteVerb: Verb = {
  does: 'gives a release to everybody, to a part, or to some brands, systems or apps',
  takes: refWord,
  firstWords: refStarts,
  flags: {
    pct: 'to how many of the devices, in percent; everybody without it',
    brand: 'to these brands alone',
    os: 'to these systems alone: ios, android, other',
    app: 'to these app versions alone, e.g. ">=3.4", "^3" or ">=3.4 <4"',
    fleet: fleetMeaning,
    now: 'open pages take it at once, not when the user is idle; the next promotion without --now ends that',
    force: 'also when some devices would be left with nothing',
    ...gateFlags,
  },
  notes: 'Without conditions everybody gets it, and the release before becomes the first fallback.',
  examples: {
    'promote weather@1.2.0-abcd1234 --pct 10': 'a tenth of the devices get it',
    'promote weather@1.2.0-abcd1234 --brand lensmoo --os ios --app ">=3.4"': 'these alone get it',
    'promote weather@1.2.0-abcd1234': 'everybody gets it',
  },
  async run(context) {
    const { words, flag, has, store, channel, print } = context
    const ref = needRef(words[0])
    const { remote } = ref
    const [name, short] = [nameOf(ref), shortRefOf(ref)]
    const keyring = await context.keyring()
    const { release, entry } = await readTrusted(store, keyring, ref)
    await refuseUnwell(context, remote, short)
    await publishRoots(store, keyring)

    const when = whenOf(flag)
    const pct = Number(flag('pct') ?? 100)
    const audience = { pct, ...(when && { when }) }
    await ensureChannel(context, (first) => promote(first, release, entry, audience))
    const file = flag('fleet')
    const fleet = file ? await readFleet(file) : aimedAt(await readFleet(undefined), when)
    const why = `promote ${name} to ${audienceOf({ ...(when && { when }), ...(pct < 100 && { roll: { pct, salt: '' } }) })}`
    const document = await context.commit(why, (before) => {
      const next = setUrgent(promote(before, release, entry, audience), remote, has('now'))
      const rows = gateMatrix(before, next, remote, fleet)
      print(...gateLines(rows))
      const empty = leftWithout(rows)
      if (empty.length && !has('force'))
        throw new UsageError(
          `${empty.map(({ group }) => group.name).join(', ')} would be left with no ${remote} at all; --force if that is meant`,
        )
      return next
    })
    print(
      `${name} is in ${channel} as of entry ${document.seq}`,
      ...remoteLines(document, remote),
      ...afterwards(document, remote, { short }),
    )
  },
}

/** Parses a word: a remote's name, or a release. */
const partsIn = (word = ''): { readonly remote: string; readonly ref?: Ref } => {
  const ref = word.includes('@') ? needRef(word) : undefined
  return ref ? { remote: ref.remote, ref } : { remote: word }
}

/**
 * Changes a remote's plan and prints the new plan. If the word is a release instead of a remote, throws
 * unless that release is being rolled out.
 */
export async function changeRemote(
  context: CommandContext,
  verb: string,
  change: (document: ChannelDocument, remote: string) => ChannelDocument,
): Promise<void> {
  const [word = ''] = context.words
  const { remote, ref } = partsIn(word)
  if (!remote) throw new UsageError(`say of which remote, e.g. ${verb} weather`)
  const keyring = await context.keyring()
  let left: ChannelRemote | undefined
  const document = await context.commit(`${verb} ${word}`, async (before) => {
    left = before.remotes[remote]
    if (ref) requireRollout(before, remote, shortRefOf(ref))
    const after = change(before, remote)
    // The target of a rollback must be signed, even if its rule is unchanged. Without previous plans, every
    // rule is checked.
    const known = verb === 'rollback' ? { ...before, remotes: {} } : before
    await refuseUnsigned(keyring, known, after)
    return after
  })
  context.print(
    `${remote} in ${context.channel} as of entry ${document.seq}:`,
    ...remoteLines(document, remote),
    ...afterwards(document, remote, verb === 'rollback' ? { left } : { short: left && rolloutIn(left)?.use }),
  )
}

export const rolloutVerb: Verb = {
  does: 'gives the release being rolled out to more devices',
  takes: rolloutWord,
  firstWords: releasedNames,
  flags: { pct: 'to how many of the devices, in percent; only ever more than now', ...gateFlags },
  notes: 'Raises the newest rollout; also ends a pause.',
  examples: {
    'rollout weather --pct 50': 'half of the devices get it',
    'rollout weather --pct 50 --gate health': 'unless it fails on too many of those that have it',
  },
  async run(context) {
    await refuseUnwell(context, partsIn(context.words[0]).remote)
    await changeRemote(context, 'rollout', (document, remote) =>
      setPercentage(document, remote, Number(context.flag('pct'))),
    )
  },
}

export const pauseVerb: Verb = {
  does: 'stops a rollout where it is',
  takes: rolloutWord,
  firstWords: releasedNames,
  notes: 'Nobody new gets the rollout; devices that run it keep it.',
  examples: { 'pause weather --why "the hourly chart is empty"': 'and rollout --pct goes on later' },
  run: (context) => changeRemote(context, 'pause', pause),
}

export const finishVerb: Verb = {
  does: 'gives the release being rolled out to everybody',
  takes: rolloutWord,
  firstWords: releasedNames,
  flags: gateFlags,
  notes: `Everybody gets the rollout; the release before becomes the first fallback. With a release instead of a remote,
only while that one is being rolled out: for a pipeline, which must not finish what a later one has begun.`,
  examples: {
    'finish weather': 'ends the rollout in progress',
    'finish weather --gate health': 'unless it fails on too many of the devices that have it',
  },
  async run(context) {
    await refuseUnwell(context, partsIn(context.words[0]).remote)
    await changeRemote(context, 'finish', finish)
  },
}

export const retryVerb: Verb = {
  does: 'has devices try a release again that they have put in quarantine',
  takes: refWord,
  firstWords: refStarts,
  notes: `Devices that have put it in quarantine after a failure try it again: for a release that failed for another
reason, such as its server. Each device tries once before it decides anew.`,
  examples: { 'retry weather@1.2.0-abcd1234': 'once its server answers again' },
  async run({ words, commit, print }) {
    const ref = nameOf(needRef(words[0]))
    const document = await commit(`retry ${ref}`, (before) => retry(before, ref))
    print(`every device may try ${ref} again as of entry ${document.seq}`)
  },
}
