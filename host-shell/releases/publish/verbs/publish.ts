import { join } from 'node:path'
import { remoteNames } from '../../../build/remotes.ts'
import { versionOf } from '../../model/releaseRef.ts'
import { releaseRole } from '../../model/verifySignature.ts'
import { readHead } from '../channelLog.ts'
import { gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { throughPublicAddress } from '../inspect.ts'
import { publishRoots } from '../keys/keyring.ts'
import { collect, releaseSigner } from '../keys/signing.ts'
import { firstDocument, nameOf, pathOf, shortRefOf } from '../plans/compose.ts'
import { baseOf, needRef } from '../plans/edit.ts'
import { Refused } from '../plans/refused.ts'
import { checkFiles, readTrusted } from '../published.ts'
import { publishAndSign, readRelease, type BuiltRelease } from '../publishRelease.ts'
import { keepSourceMaps } from '../sourceMaps.ts'
import type { Store } from '../stores/store.ts'
import { listOf } from './commandLine.ts'
import { fleetMeaning, mapsMeaning, refStarts, refWord, requestFlags } from './words.ts'
import { type Verb, withRequest } from './context.ts'

export const buildVerb: Verb = {
  does: 'builds a remote into a release of its own',
  takes: '<remote>',
  firstWords: remoteNames,
  notes: 'The version is the one in remotes/<remote>/package.json; npx changeset version raises it.',
  examples: { 'build weather': 'says what it has become, for publish' },
  storeless: true,
  async run({ words: [remote], build, progress, print }) {
    if (!remote) throw new Refused('say which remote to build, e.g. build weather')
    progress.step(`building ${remote}; the first build of a machine takes about half a minute`)
    const { release, folder } = await readRelease(await build(remote))
    progress.done()
    print(`built ${nameOf(release)} in ${folder}`, `next: release publish ${nameOf(release)}`)
  },
}

/** Other builds of the same version in the store. */
async function otherBuilds(store: Store, { release }: BuiltRelease): Promise<string[]> {
  const start = `r/${release.remote}/${release.version}-`
  const keys = (await store.list(start)).filter((key) => key.endsWith('/release.json'))
  const shorts = keys.map((key) => key.split('/')[2] ?? '')
  return shorts.filter((short) => short !== shortRefOf(release) && versionOf(short) === release.version)
}

export const publishVerb: Verb = {
  does: 'uploads a release; nobody gets it yet',
  takes: '<remote> or <remote>@<version>-<build>',
  firstWords: remoteNames,
  flags: {
    url: 'reads every file back through this public address, as a page will read it',
    maps: mapsMeaning,
    ...requestFlags,
  },
  notes:
    'With a remote alone it is built first. Its source maps are kept apart, where no page can read them.',
  examples: {
    'publish weather': 'builds it and uploads what it has become',
    'publish weather@1.2.0-abcd1234 --url https://m.example/': 'uploads a build, and reads it as a page does',
  },
  async run(context) {
    const { words, store, buildDir, channel, progress, print, flag, build } = context
    const [given = ''] = words
    const folder = given.includes('@') ? join(buildDir, pathOf(needRef(given))) : await build(given)
    const built = await readRelease(folder)
    const { remote, version } = built.release
    const name = nameOf(built.release)
    const keyring = await context.keyring()
    if (!releaseRole(keyring.newest, remote).keys.length)
      throw new Refused(`${remote} has no keys yet: release keys delegate ${remote}`)
    await publishRoots(store, keyring)
    await keepSourceMaps(await context.maps(), name, folder)
    const url = flag('url')
    const sent = await collect(listOf(flag('signatures')))
    const outcome = await withRequest(context, keyring, `publish ${name}`, () =>
      publishAndSign(built, keyring, {
        store,
        sign: releaseSigner(keyring, remote, sent),
        ...(url && { readBack: throughPublicAddress(url) }),
        progress,
      }),
    )
    progress.done()
    if (!outcome) return
    const there = `${name} was already in ${store.where}, byte for byte`
    print(
      {
        published: `published ${name} in ${store.where}`,
        unchanged: there,
        signed: `${there}; it is signed by today's keys now`,
      }[outcome],
    )
    const others = await otherBuilds(store, built)
    if (others.length)
      print(
        `remark: ${version} of ${remote} is published already, as ${others.join(', ')}: raise the version ` +
          '(npx changeset version), so that people can tell them apart',
      )
    const plan = (await readHead(store, channel))?.document.remotes[remote]
    print(`next: release promote ${name}${baseOf(plan) ? ' --pct 10' : ''}`)
  },
}

export const verifyVerb: Verb = {
  does: 'reads a published release back and checks every byte',
  takes: refWord,
  firstWords: refStarts,
  flags: { url: 'reads through this public address, not from the store', fleet: fleetMeaning },
  notes: 'Reads every file back, checks hashes and signature, and shows which devices it fits.',
  examples: { 'verify weather@1.2.0-abcd1234 --url https://m.example/': 'as a page reads it' },
  async run({ words: [name = ''], flag, store, channel, keyring, now, progress, print }) {
    const { remote } = needRef(name)
    const found = await readTrusted(store, await keyring(), name)
    const url = flag('url')
    const files = await checkFiles(found.release, url ? throughPublicAddress(url) : store.read, progress)
    print(`${name}: ${files} files and the signature are right`)
    const none = firstDocument(channel, [], now())
    const alone = firstDocument(channel, [found], now())
    print(...gateLines(gateMatrix(none, alone, remote, await readFleet(flag('fleet')))))
  },
}
