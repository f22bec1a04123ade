import { logKey, readEntry } from '../channelLog.ts'
import { commit } from '../commit.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { Refused } from '../plans/refused.ts'
import { setUrgent, needRef } from '../plans/edit.ts'
import { restore, rollback, revoke } from '../plans/rollback.ts'
import { readPublished, refuseUnsigned } from '../published.ts'
import { parseRef, shortOf } from '../../model/releaseRef.ts'
import type { Store } from '../stores/store.ts'
import { planLines } from '../plans/describe.ts'
import { changeRemote } from './rollout.ts'
import type { Verb } from './context.ts'

/** An earlier entry's releases with today's signatures; deleted ones unchanged. */
async function signedToday(
  store: Store,
  { releases }: ChannelDocument,
): Promise<ChannelDocument['releases']> {
  const renewed = await Promise.all(
    Object.entries(releases).map(async ([ref, release]) => {
      const parsed = parseRef(ref)
      const found = parsed && (await readPublished(store, parsed).catch(() => undefined))
      return [ref, found?.entry.rel === release.rel ? found.entry : release] as const
    }),
  )
  return Object.fromEntries(renewed)
}

export const rollbackVerb: Verb = {
  usage: `rollback <remote> [--to 1.2.0-abcd1234] [--now]   ends a rollout, else goes back to the release before
rollback --set 41                          restores the whole state of entry 41 of the log
  --now: open pages go back at once, not when the user is idle`,
  async run(context) {
    const { flag, has, store, channel, print } = context
    const set = flag('set')
    const to = flag('to')
    if (set === undefined)
      return changeRemote(context, 'rollback', (document, remote) =>
        setUrgent(rollback(document, remote, to && shortOf(to)), remote, has('now')),
      )
    const earlier = await readEntry(store, logKey(channel, Number(set)))
    if (!earlier) throw new Refused(`${channel} has no entry ${set}: release log shows them`)
    const writer = await context.writer()
    const keyring = await context.keyring()
    const target = { ...earlier.document, releases: await signedToday(store, earlier.document) }
    const { document } = await commit(writer, flag('why') ?? `rollback to entry ${set}`, async (now) => {
      const after = restore(now, target)
      await refuseUnsigned(keyring, now, after)
      return after
    })
    print(`${channel} is as entry ${set} was, as of entry ${document.seq}`)
  },
}

export const revokeVerb: Verb = {
  usage:
    'revoke <remote>@<version>-<build> --why "…"   no device starts it again; open pages leave it at once',
  async run({ words, flag, writer, print, channel }) {
    const [name = ''] = words
    const { remote } = needRef(name)
    const why = flag('why')
    if (!why) throw new Refused('say why: the log is read by people, e.g. --why "shows the wrong price"')
    const { document } = await commit(await writer(), `revoke ${name}: ${why}`, (before) =>
      revoke(before, name),
    )
    print(`${name} is revoked in ${channel} as of entry ${document.seq}`)
    for (const line of planLines(document.remotes[remote] ?? { rules: [], fallback: [] })) print(line)
  },
}
