import { commit } from '../commit.ts'
import { retry } from '../plans/edit.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `retry <remote>@<version>-<build>   devices that have put it in quarantine after a failure try it again
  For a release that failed for another reason, such as its server. Each device tries once before it decides anew.`,
  async run(context) {
    const [ref = ''] = context.words
    const why = context.flag('why') ?? `retry ${ref}`
    const { document } = await commit(await context.writer(), why, (before) => retry(before, ref))
    context.print(`every device may try ${ref} again as of entry ${document.seq}`)
  },
}
