import { commit } from '../commit.ts'
import { readHead } from '../channelLog.ts'
import { begin } from '../commit.ts'
import { firstDocument } from '../compose.ts'
import { whenOf } from '../audience.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { aimedAt, emptied, gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { isReleaseTrusted, publishRoots } from '../keys/keyring.ts'
import { needRef, setUrgent } from '../plans/edit.ts'
import { promote } from '../plans/promote.ts'
import { Refused } from '../plans/refused.ts'
import { readPublished } from '../published.ts'
import { refOf } from '../../model/releaseRef.ts'
import { audienceOf, planLines, unsignedRelease } from '../describe.ts'
import type { Verb, CommandContext } from './verb.ts'

/** An empty channel begins with nothing in it; its epoch makes it newer than any earlier history of the name. */
async function ensureChannel(
  world: CommandContext,
  tryOn: (first: ChannelDocument) => unknown,
): Promise<void> {
  if (await readHead(world.store, world.channel)) return
  const first = firstDocument(world.channel, [], world.now())
  // A promotion that is refused must not leave an empty channel behind.
  tryOn(first)
  world.say(`channel ${world.channel} begins here, in ${world.store.where}`)
  await begin(await world.writer(), {
    ...first,
    epoch: Math.floor(world.now().getTime() / 1000),
    by: world.by,
  })
}

export const verb: Verb = {
  usage: `promote <remote>@<version>-<build> [--pct 10] [--brand sparkpro,lensmoo] [--os ios] [--app ">=3.4"]
        [--fleet devices.json] [--why "…"] [--now] [--force]
  Without conditions everybody gets it, and the release before becomes the first fallback.
  --now: open pages take it at once, not when the user is idle; the next promotion without --now ends that.`,
  async run(world) {
    const { words, flag, has, store, say } = world
    const ref = needRef(words[0])
    const keyring = await world.keyring()
    const { release, entry } = await readPublished(store, ref)
    if (!(await isReleaseTrusted(keyring)(words[0]!, entry)))
      throw new Refused(unsignedRelease(words[0]!, ref.remote))
    await publishRoots(store, keyring)

    const when = whenOf(flag)
    const pct = Number(flag('pct') ?? 100)
    const audience = { pct, ...(when && { when }) }
    await ensureChannel(world, (first) => promote(first, release, entry, audience))
    const given = flag('fleet')
    const fleet = given ? await readFleet(given) : aimedAt(await readFleet(given), when)
    const change = (document: ChannelDocument): ChannelDocument => {
      const next = setUrgent(promote(document, release, entry, audience), ref.remote, has('now'))
      const rows = gateMatrix(document, next, ref.remote, fleet)
      for (const line of gateLines(rows)) say(line)
      const empty = emptied(rows)
      if (empty.length && !has('force'))
        throw new Refused(
          `${empty.map(({ cell }) => cell.name).join(', ')} would be left with no ${ref.remote} at all; --force if that is meant`,
        )
      return next
    }
    const { document } = await commit(
      await world.writer(),
      flag('why') ??
        `promote ${words[0]} to ${audienceOf({ id: '', use: '', ...(when && { when }), ...(pct < 100 && { roll: { pct, salt: '' } }) })}`,
      change,
    )
    say(
      `${refOf(ref.remote, `${ref.version}-${ref.build}`)} is in ${world.channel} as of entry ${document.seq}`,
    )
    for (const line of planLines(document.remotes[ref.remote] ?? { rules: [], fallback: [] })) say(line)
  },
}
