import { createHash } from 'node:crypto'
import { pathOf } from '../compose.ts'
import { gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { firstDocument } from '../compose.ts'
import { isReleaseTrusted } from '../keys/ring.ts'
import { needRef } from '../plans/edit.ts'
import { Refused } from '../plans/refused.ts'
import { throughPublicAddress } from '../publicAddress.ts'
import { readPublished } from '../published.ts'
import { unsignedRelease } from '../words.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `verify <remote>@<version>-<build> [--url https://…] [--fleet devices.json]
  Reads every file back, checks hashes and signature, and shows which devices it fits.`,
  async run(world) {
    const { words, flag, store, progress, say } = world
    const ref = needRef(words[0])
    const ring = await world.ring()
    const { release, entry } = await readPublished(store, ref)
    if (!(await isReleaseTrusted(ring)(words[0]!, entry)))
      throw new Refused(unsignedRelease(words[0]!, ref.remote))
    const url = flag('url')
    const read = url ? throughPublicAddress(url) : store.read
    const files = Object.entries(release.files)
    for (const [at, [file, mark]] of files.entries()) {
      progress.step(`${at + 1}/${files.length} ${file}`)
      const bytes = await read(pathOf(release) + file)
      const hash = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      if (hash !== mark.i)
        throw new Refused(`${pathOf(release)}${file} is ${bytes ? 'damaged' : 'missing'}: do not promote it`)
    }
    progress.done()
    say(`${words[0]}: ${files.length} files and the signature are right`)
    const alone = firstDocument(world.channel, [{ release, entry }], world.now())
    const none = firstDocument(world.channel, [], world.now())
    for (const line of gateLines(gateMatrix(none, alone, ref.remote, await readFleet(flag('fleet')))))
      say(line)
  },
}
