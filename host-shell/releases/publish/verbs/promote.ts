import { commit, begin } from '../commit.ts'
import { readHead } from '../channelLog.ts'
import { firstDocument } from '../plans/compose.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { aimedAt, leftWithout, gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { isReleaseTrusted, publishRoots } from '../keys/keyring.ts'
import { needRef, setUrgent } from '../plans/edit.ts'
import { promote } from '../plans/promote.ts'
import { Refused } from '../plans/refused.ts'
import { readPublished } from '../published.ts'
import { refOf } from '../../model/releaseRef.ts'
import { audienceOf, planLines, unsignedRelease } from '../plans/describe.ts'
import { whenOf } from './commandLine.ts'
import type { Verb, CommandContext } from './context.ts'

/** An empty channel begins with nothing in it; its epoch makes it newer than any earlier history of the name. */
async function ensureChannel(
  context: CommandContext,
  checkFirst: (first: ChannelDocument) => unknown,
): Promise<void> {
  if (await readHead(context.store, context.channel)) return
  const first = firstDocument(context.channel, [], context.now())
  // A promotion that is refused must not leave an empty channel behind.
  checkFirst(first)
  context.print(`channel ${context.channel} begins here, in ${context.store.where}`)
  await begin(await context.writer(), {
    ...first,
    epoch: Math.floor(context.now().getTime() / 1000),
    by: context.by,
  })
}

export const promoteVerb: Verb = {
  usage: `promote <remote>@<version>-<build> [--pct 10] [--brand sparkpro,lensmoo] [--os ios] [--app ">=3.4"]
        [--fleet devices.json] [--why "…"] [--now] [--force]
  Without conditions everybody gets it, and the release before becomes the first fallback.
  --now: open pages take it at once, not when the user is idle; the next promotion without --now ends that.`,
  async run(context) {
    const { words, flag, has, store, print } = context
    const ref = needRef(words[0])
    const keyring = await context.keyring()
    const { release, entry } = await readPublished(store, ref)
    if (!(await isReleaseTrusted(keyring)(words[0]!, entry)))
      throw new Refused(unsignedRelease(words[0]!, ref.remote))
    await publishRoots(store, keyring)

    const when = whenOf(flag)
    const pct = Number(flag('pct') ?? 100)
    const audience = { pct, ...(when && { when }) }
    await ensureChannel(context, (first) => promote(first, release, entry, audience))
    const given = flag('fleet')
    const fleet = given ? await readFleet(given) : aimedAt(await readFleet(given), when)
    const change = (document: ChannelDocument): ChannelDocument => {
      const next = setUrgent(promote(document, release, entry, audience), ref.remote, has('now'))
      const rows = gateMatrix(document, next, ref.remote, fleet)
      for (const line of gateLines(rows)) print(line)
      const empty = leftWithout(rows)
      if (empty.length && !has('force'))
        throw new Refused(
          `${empty.map(({ cell }) => cell.name).join(', ')} would be left with no ${ref.remote} at all; --force if that is meant`,
        )
      return next
    }
    const { document } = await commit(
      await context.writer(),
      flag('why') ??
        `promote ${words[0]} to ${audienceOf({ id: '', use: '', ...(when && { when }), ...(pct < 100 && { roll: { pct, salt: '' } }) })}`,
      change,
    )
    print(
      `${refOf(ref.remote, `${ref.version}-${ref.build}`)} is in ${context.channel} as of entry ${document.seq}`,
    )
    for (const line of planLines(document.remotes[ref.remote] ?? { rules: [], fallback: [] })) print(line)
  },
}
