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
  async run(world) {
    const { words, flag, store, progress, say } = world
    const ref = needRef(words[0])
    const keyring = await world.keyring()
    const { release, entry } = await readPublished(store, ref)
    if (!(await isReleaseTrusted(keyring)(words[0]!, entry)))
      throw new Refused(unsignedRelease(words[0]!, ref.remote))
    const url = flag('url')
    const read = url ? throughPublicAddress(url) : store.read
    const files = await checkFiles(release, read, progress)
    say(`${words[0]}: ${files} files and the signature are right`)
    const alone = firstDocument(world.channel, [{ release, entry }], world.now())
    const none = firstDocument(world.channel, [], world.now())
    for (const line of gateLines(gateMatrix(none, alone, ref.remote, await readFleet(flag('fleet')))))
      say(line)
  },
}
