import { readHead, type LogEntry } from '../channelLog.ts'
import { Refused } from '../plans/refused.ts'
import type { CommandContext } from './verb.ts'

/** A channel's newest entry; refuses with what to do when there is none. */
export async function needHead({
  store,
  channel,
}: Pick<CommandContext, 'store' | 'channel'>): Promise<LogEntry> {
  const head = await readHead(store, channel)
  if (head) return head
  throw new Refused(
    `${store.where} has no channel ${channel} yet: promote a release, or name another --store`,
  )
}
