import { join } from 'node:path'
import { pathOf } from '../compose.ts'
import { publishRoots, sealer } from '../keys/ring.ts'
import { needRef } from '../plans/edit.ts'
import { publish } from '../publish.ts'
import { throughPublicAddress } from '../publicAddress.ts'
import { readRelease } from '../releaseFolders.ts'
import { releaseRole } from '../trust.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `publish <remote>@<version>-<build> [--url https://…]   or   publish <remote> to build it first
  With --url every file is read back through the public address, as a page will read it.`,
  async run(world) {
    const { words, store, buildDir, progress, say, flag, build } = world
    const [given = ''] = words
    const folder = given.includes('@') ? join(buildDir, pathOf(needRef(given))) : await build(given)
    const built = await readRelease(folder)
    const { remote, version, build: made } = built.release
    const name = `${remote}@${version}-${made}`
    const ring = await world.ring()
    await publishRoots(store, ring)
    const url = flag('url')
    const fresh = await publish(built, {
      store,
      seal: sealer(ring, 'release', releaseRole(ring.newest, remote), `releases of ${remote}`),
      ...(url && { readBack: throughPublicAddress(url) }),
      progress: (done, all, file) => progress.step(`${done}/${all} ${file}`),
    })
    progress.done()
    say(
      fresh ? `published ${name} in ${store.where}` : `${name} was already in ${store.where}, byte for byte`,
    )
    say(`next: release promote ${name} --pct 10`)
  },
}
