import { unsignedReleases } from '../unsignedReleases.ts'
import { planLines, settingLines, unsignedRelease } from '../describe.ts'
import { needHead } from './needHead.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'status   who gets what, until when it is signed, what is barred',
  async run(world) {
    const { document } = await needHead(world)
    const { say } = world
    const days = (Date.parse(document.exp) - world.now().getTime()) / 86_400_000
    say(
      `${document.channel} in ${world.store.where}: entry ${document.seq} of ${document.at} by ${document.by}`,
    )
    say(
      days > 0
        ? `good for ${days.toFixed(1)} days`
        : 'EXPIRED: pages take no news from it; run release refresh',
    )
    for (const [remote, plan] of Object.entries(document.remotes)) {
      say(remote)
      for (const line of planLines(plan)) say(line)
    }
    const keyring = await world.keyring().catch(() => undefined)
    for (const ref of keyring ? await unsignedReleases(keyring, document) : [])
      say(`! ${unsignedRelease(ref, ref.split('@')[0]!)}`)
    if (document.revoked.length) say(`revoked: ${document.revoked.join(', ')}`)
    for (const line of settingLines(document)) say(line)
  },
}
