import { checkFiles } from '../checkFiles.ts'
import { gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { firstDocument } from '../compose.ts'
import { isReleaseTrusted } from '../keys/keyring.ts'
import { needRef } from '../plans/edit.ts'
import { Refused } from '../plans/refused.ts'
import { throughPublicAddress } from '../publicAddress.ts'
import { readPublished } from '../published.ts'
import { unsignedRelease } from '../describe.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `verify <remote>@<version>-<build> [--url https://…] [--fleet devices.json]
  Reads every file back, checks hashes and signature, and shows which devices it fits.`,
  async run(context) {
    const { words, flag, store, progress, print } = context
    const ref = needRef(words[0])
    const keyring = await context.keyring()
    const { release, entry } = await readPublished(store, ref)
    if (!(await isReleaseTrusted(keyring)(words[0]!, entry)))
      throw new Refused(unsignedRelease(words[0]!, ref.remote))
    const url = flag('url')
    const read = url ? throughPublicAddress(url) : store.read
    const files = await checkFiles(release, read, progress)
    print(`${words[0]}: ${files} files and the signature are right`)
    const alone = firstDocument(context.channel, [{ release, entry }], context.now())
    const none = firstDocument(context.channel, [], context.now())
    for (const line of gateLines(gateMatrix(none, alone, ref.remote, await readFleet(flag('fleet')))))
      print(line)
  },
}
