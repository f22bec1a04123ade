import { join } from 'node:path'
import { readHead } from '../channelLog.ts'
import { checkFiles } from '../checkFiles.ts'
import { pathOf, shortRefOf } from '../compose.ts'
import { collect } from '../keys/signingRequest.ts'
import { isReleaseTrusted, publishRoots, type Keyring } from '../keys/keyring.ts'
import { envelopeSigner } from '../keys/signing.ts'
import { baseOf, needRef } from '../plans/edit.ts'
import { Refused } from '../plans/refused.ts'
import { publish, signRelease } from '../publishRelease.ts'
import { readPublished } from '../published.ts'
import { refOf, versionOf } from '../../model/releaseRef.ts'
import type { Store } from '../stores/store.ts'
import { throughPublicAddress } from '../publicAddress.ts'
import { readRelease, type BuiltRelease } from '../releaseFolders.ts'
import { releaseRole } from '../../model/rootDocument.ts'
import { listOf } from '../settings.ts'
import type { Verb } from './verb.ts'
import { withRequest } from './withRequest.ts'

async function isTrustedIn(store: Store, keyring: Keyring, { release }: BuiltRelease): Promise<boolean> {
  const found = await readPublished(store, release).catch(() => undefined)
  return (
    found !== undefined && isReleaseTrusted(keyring)(refOf(release.remote, shortRefOf(release)), found.entry)
  )
}

/** Other builds of the same version that lie in the store. */
async function otherBuilds(store: Store, { release }: BuiltRelease): Promise<string[]> {
  const start = `r/${release.remote}/${release.version}-`
  const keys = (await store.list(start)).filter((key) => key.endsWith('/release.json'))
  const shorts = keys.map((key) => key.split('/')[2] ?? '')
  return shorts.filter((short) => short !== shortRefOf(release) && versionOf(short) === release.version)
}

export const verb: Verb = {
  usage: `publish <remote>@<version>-<build> [--url https://…]   or   publish <remote> to build it first
  [--request <file>] [--signatures <file>,…] where holders elsewhere have to sign as well
  With --url every file is read back through the public address, as a page will read it.`,
  async run(context) {
    const { words, store, buildDir, progress, print, flag, build } = context
    const [given = ''] = words
    const folder = given.includes('@') ? join(buildDir, pathOf(needRef(given))) : await build(given)
    const built = await readRelease(folder)
    const { remote, version, build: made } = built.release
    const name = `${remote}@${version}-${made}`
    const keyring = await context.keyring()
    const role = releaseRole(keyring.newest, remote)
    if (!role.keys.length) throw new Refused(`${remote} has no keys yet: release keys delegate ${remote}`)
    await publishRoots(store, keyring)
    const url = flag('url')
    const sent = await collect(listOf(flag('signatures')))
    const publishing = {
      store,
      sign: envelopeSigner(keyring, 'release', role, `releases of ${remote}`, sent),
      ...(url && { readBack: throughPublicAddress(url) }),
      progress: (done: number, all: number, file: string) => progress.step(`${done}/${all} ${file}`),
    }
    const fresh = await withRequest(context, keyring, `publish ${name}`, async () => {
      const isNew = await publish(built, publishing)
      if (isNew || (await isTrustedIn(store, keyring, built))) return isNew ? 'new' : 'same'
      await checkFiles(built.release, store.read, progress)
      await signRelease(built, publishing)
      return 'signed'
    })
    progress.done()
    if (!fresh) return
    const others = await otherBuilds(store, built)
    const said = {
      new: `published ${name} in ${store.where}`,
      same: `${name} was already in ${store.where}, byte for byte`,
      signed: `${name} was already in ${store.where}, byte for byte; it is signed by today's keys now`,
    }
    print(said[fresh])
    if (others.length)
      print(
        `remark: ${version} of ${remote} is published already, as ${others.join(', ')}: raise the version ` +
          '(npx changeset version), so that people can tell them apart',
      )
    const plan = (await readHead(store, context.channel))?.document.remotes[remote]
    print(`next: release promote ${name}${baseOf(plan) ? ' --pct 10' : ''}`)
  },
}
