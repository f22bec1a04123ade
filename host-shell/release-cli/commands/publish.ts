import { join } from 'node:path'
import { compressFolders } from '@companion/build/deploy/compressFiles'
import type { Ref } from '@companion/release-protocol/releaseRef'
import { shellName } from '@companion/release-protocol/shellRelease'
import { releaseRole } from '@companion/release-protocol/verifySignature'
import { readHead } from '@companion/releases/channelLog'
import { gateLines, gateMatrix, readFleet } from '../fleet.ts'
import { throughPublicAddress } from '@companion/releases/inspect'
import { publishRoots } from '@companion/releases/keys/keyring'
import { collect, releaseSigner } from '@companion/releases/keys/signing'
import { firstDocument, nameOf, pathOf, shortRefOf } from '@companion/releases/edits/compose'
import { baseOf, needRef } from '@companion/releases/edits/edit'
import { UsageError, requireOneOf } from '@companion/releases/edits/usageError'
import { checkFiles, readTrusted } from '@companion/releases/published'
import { provenanceLines, signedProvenance } from '@companion/releases/provenance'
import { publishAndSign, readRelease } from '@companion/releases/publishRelease'
import { keepSourceMaps } from '@companion/releases/sourceMaps'
import { versionNotBumped } from '@companion/releases/versionNotBumped'
import { listOf } from './commandLine.ts'
import { fleetMeaning, mapsMeaning, refStarts, refWord, releasedNames, requestFlags } from './words.ts'
import { type CommandContext, type Verb, withRequest } from './context.ts'

export const buildVerb: Verb = {
  does: 'builds a remote into a release of its own',
  takes: '<remote> or shell',
  firstWords: releasedNames,
  notes:
    'The version is the one in remotes/<remote>/package.json (the shell: host-shell/shell/package.json); npx changeset version raises it.',
  examples: { 'build weather': 'says what it has become, for publish' },
  storeless: true,
  async run({ words: [remote], build, progress, print }) {
    if (!remote) throw new UsageError('say which remote to build, e.g. build weather')
    progress.step(`building ${remote}; the first build of a machine takes about half a minute`)
    const { release, folder } = await readRelease(await build(remote))
    progress.done()
    print(`built ${nameOf(release)} in ${folder}`, `next: release publish ${nameOf(release)}`)
  },
}

const verboseMeaning = 'also says which tools it was built with'

/** Returns the path of a release's build in the build folder. */
const builtAt = (ref: Ref): string =>
  ref.remote === shellName ? `${shellName}/${shortRefOf(ref)}/` : pathOf(ref)

/**
 * Returns the remotes and releases to publish. Throws on invalid names before anything is built, because a
 * build takes long.
 */
function namesIn({ words, flag, has }: CommandContext): readonly string[] {
  if (has('changed') && words.length)
    throw new UsageError(`--changed publishes what has changed: write it without ${words.join(' ')}`)
  const names = has('changed') ? releasedNames() : [...new Set(words)]
  if (!names.length) throw new UsageError('say what to publish, e.g. publish weather, or publish --changed')
  if (names.length > 1 && (flag('request') || flag('signatures')))
    throw new UsageError('--request and --signatures are for one release: name one')
  for (const name of names) {
    if (name.includes('@')) needRef(name)
    else requireOneOf(name, releasedNames(), 'remote')
  }
  return names
}

/**
 * Throws if a remote has drafts. A draft is an English text in another language's file, or a translation that
 * is older than the English text, so users would read wrong texts.
 */
function refuseDrafts({ draftsOf }: CommandContext, remote: string): void {
  const drafts = draftsOf(remote)
  if (!drafts.length) return
  const shown = drafts.slice(0, 10)
  throw new UsageError(
    [
      `${remote} has ${drafts.length} texts that nobody has translated:`,
      ...shown.map((text) => `  ${text}`),
      ...(drafts.length > shown.length ? [`  … and ${drafts.length - shown.length} more`] : []),
      'Translate them, then: npm run texts -- confirm <remote> [key …] [--lang de]',
    ].join('\n'),
  )
}

/** Publishes one release, and prints the result and the next step. */
async function publishOne(context: CommandContext, given: string): Promise<void> {
  const { store, buildDir, channel, progress, print, flag, has, build, factsOf } = context
  refuseDrafts(context, given.split('@')[0] ?? '')
  const folder = given.includes('@') ? join(buildDir, builtAt(needRef(given))) : await build(given)
  const built = await readRelease(folder)
  const { remote } = built.release
  const name = nameOf(built.release)
  const keyring = await context.keyring()
  if (!releaseRole(keyring.newest, remote).keys.length)
    throw new UsageError(`${remote} has no keys yet: release keys delegate ${remote}`)
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
      provenance: async () => signedProvenance(built, await factsOf(built), keyring),
    }),
  )
  progress.done()
  if (!outcome) return
  // The server of a folder doesn't compress files itself, so compressed copies have to be beside the
  // originals. A bucket's CDN compresses by itself.
  if (!store.remote) await compressFolders(store.where, [pathOf(built.release)])
  const there = `${name} was already in ${store.where}, byte for byte`
  print(
    {
      published: `published ${name} in ${store.where}`,
      unchanged: there,
      signed: `${there}; it is signed by today's keys now`,
    }[outcome],
  )
  if (has('changed') && outcome === 'unchanged') return
  print(...(await provenanceLines(store, keyring, built.release, has('verbose'))))
  if (outcome === 'published') print(...(await versionNotBumped(store, built)))
  const plan = (await readHead(store, channel))?.document.remotes[remote]
  print(`next: release promote ${name}${baseOf(plan) || remote === shellName ? ' --pct 10' : ''}`)
}

export const publishVerb: Verb = {
  does: 'uploads releases; nobody gets them yet',
  takes: '<remote> or <remote>@<version>-<build> …',
  firstWords: releasedNames,
  flags: {
    changed: 'builds all remotes and the shell, and publishes what the store does not have',
    url: 'reads every file back through this public address, as a page will read it',
    maps: mapsMeaning,
    verbose: verboseMeaning,
    ...requestFlags,
  },
  notes: `With a remote alone it is built first. Its source maps are kept apart, where no page can read them. Several are
published one after the other; the first that fails ends it, and those before stay published.`,
  examples: {
    'publish weather': 'builds it and uploads what it has become',
    'publish account pay shell': 'three, the shell likewise',
    'publish --changed': 'all that has changed since it was published',
    'publish weather@1.2.0-abcd1234 --url https://m.example/': 'uploads a build, and reads it as a page does',
  },
  async run(context) {
    for (const name of namesIn(context)) await publishOne(context, name)
  },
}

export const verifyVerb: Verb = {
  does: 'reads a published release back and checks every byte',
  takes: refWord,
  firstWords: refStarts,
  flags: {
    url: 'reads through this public address, not from the store',
    fleet: fleetMeaning,
    verbose: verboseMeaning,
  },
  notes:
    'Reads every file back, checks hashes and signature, and shows how it was built and which devices it fits.',
  examples: { 'verify weather@1.2.0-abcd1234 --url https://m.example/': 'as a page reads it' },
  async run({ words, flag, has, store, channel, keyring, now, progress, print }) {
    const ref = needRef(words[0])
    const keys = await keyring()
    const found = await readTrusted(store, keys, ref)
    const url = flag('url')
    const files = await checkFiles(found.release, url ? throughPublicAddress(url) : store.read, progress)
    print(`${nameOf(ref)}: ${files} files and the signature are right`)
    print(...(await provenanceLines(store, keys, found.release, has('verbose'))))
    const none = firstDocument(channel, [], now())
    const alone = firstDocument(channel, [found], now())
    print(...gateLines(gateMatrix(none, alone, ref.remote, await readFleet(flag('fleet')))))
  },
}
