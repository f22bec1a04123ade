import { join } from 'node:path'
import { readHead } from '../channelLog.ts'
import { checkFiles, readPublished } from '../published.ts'
import { pathOf, shortRefOf, firstDocument } from '../plans/compose.ts'
import { collect } from '../keys/signingRequest.ts'
import { isReleaseTrusted, publishRoots, type Keyring } from '../keys/keyring.ts'
import { envelopeSigner } from '../keys/signing.ts'
import { baseOf, needRef } from '../plans/edit.ts'
import { Refused } from '../plans/refused.ts'
import { publish, signRelease, readRelease, type BuiltRelease } from '../publishRelease.ts'
import { refOf, versionOf } from '../../model/releaseRef.ts'
import type { Store } from '../stores/store.ts'
import { throughPublicAddress } from '../inspect.ts'
import { releaseRole } from '../../model/rootDocument.ts'
import { gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { unsignedRelease } from '../plans/describe.ts'
import { listOf } from './commandLine.ts'
import { type Verb, withRequest } from './context.ts'

export const buildVerb: Verb = {
  usage:
    'build <remote>   the version is the one in remotes/<remote>/package.json (npx changeset version raises it)',
  async run({ words, build, progress, print }) {
    const [remote] = words
    if (!remote) throw new Refused('say which remote to build, e.g. build weather')
    progress.step(`building ${remote}; the first build of a machine takes about half a minute`)
    const { release, folder } = await readRelease(await build(remote))
    progress.done()
    print(`built ${refOf(remote, shortRefOf(release))} in ${folder}`)
    print(`next: release publish ${refOf(remote, shortRefOf(release))}`)
  },
}

async function isTrustedIn(store: Store, keyring: Keyring, { release }: BuiltRelease): Promise<boolean> {
  const found = await readPublished(store, release).catch(() => undefined)
  return (
    found !== undefined && isReleaseTrusted(keyring)(refOf(release.remote, shortRefOf(release)), found.entry)
  )
}

/** Other builds of the same version in the store. */
async function otherBuilds(store: Store, { release }: BuiltRelease): Promise<string[]> {
  const start = `r/${release.remote}/${release.version}-`
  const keys = (await store.list(start)).filter((key) => key.endsWith('/release.json'))
  const shorts = keys.map((key) => key.split('/')[2] ?? '')
  return shorts.filter((short) => short !== shortRefOf(release) && versionOf(short) === release.version)
}

export const publishVerb: Verb = {
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

export const verifyVerb: Verb = {
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
