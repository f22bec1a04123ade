import { unsignedReleases } from '../unsignedReleases.ts'
import { planLines, settingLines, unsignedRelease } from '../describe.ts'
import { needHead } from './needHead.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'status   who gets what, until when it is signed, what is barred',
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
        : 'EXPIRED: pages take no news from it; run release refresh',
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
