import { tryParseJson } from '@companion/shared/platform/json'
import { readRoot, type RootDocument } from '@companion/release-protocol/rootDocument'
import type { ReleaseRecord } from '@companion/release-protocol/channelDocument'
import { releaseRole } from '@companion/release-protocol/verifySignature'
import { addKey, readKeyring, readKeys, writePublic, type Keyring } from '@companion/releases/keys/keyring'
import { initKeys } from '@companion/releases/keys/roots'
import {
  explain,
  mergeSignatures,
  readRequest,
  signaturesAtHand,
  writeRequest,
  type PartlySigned,
  type SigningRequest,
} from '@companion/releases/keys/signing'
import { didYouMean, UsageError, requireOneOf } from '@companion/releases/edits/usageError'
import { applyRequests, changeKeys } from './changeKeys.ts'
import type { CommandContext, Verb } from './context.ts'
import { releasedNames } from './words.ts'

/** Returns the ids of the keys that a document can be signed with. */
function signersOf({ kind, p }: PartlySigned, root: RootDocument): readonly string[] {
  if (kind === 'root')
    return [root, readRoot({ p, s: [] })].flatMap((document) => document?.roles['root']?.keys ?? [])
  const [, remote = ''] = ((tryParseJson(p) as ReleaseRecord | undefined)?.path ?? '').split('/')
  return kind === 'release' ? releaseRole(root, remote).keys : []
}

/**
 * Returns the root document that a request is for. Throws if it's outdated or differs from this holder's
 * copy, because its roles could then belong to an attacker's keys.
 */
async function knownRoot(
  { keysDir, print }: CommandContext,
  file: string,
  { root: envelope }: SigningRequest,
): Promise<RootDocument> {
  const root = readRoot(envelope)
  if (!root) throw new UsageError(`${file} does not hold the root document it is for: ask for it again`)
  const known = await readKeyring(keysDir)
  if (!known)
    print(
      `${keysDir} holds no root document to compare with: make sure that every holder sees the same fingerprint`,
    )
  else if (known.newest.n > root.n)
    throw new UsageError(
      `root document ${known.newest.n} is in force, the request is for ${root.n}: ask for a new one`,
    )
  else if (known.newest.n === root.n && known.newestEnvelope.p !== envelope.p)
    throw new UsageError(
      `the request is for another root document ${root.n} than the one in ${keysDir}: do not sign it`,
    )
  return root
}

/** Signs a request with the keys on this machine, and prints its contents and the next step. */
async function signRequest(context: CommandContext, file: string): Promise<void> {
  const { keysDir, print, has } = context
  const request = await readRequest(file)
  const root = await knownRoot(context, file, request)
  const keys = await readKeys(keysDir)
  let added = 0
  const documents = await Promise.all(
    request.documents.map(async (one) => {
      const mine = await signaturesAtHand(keys, one.kind, one.p, signersOf(one, root))
      const fresh = mine.filter(({ k }) => !one.s.some((other) => other.k === k))
      added += fresh.length
      return { ...one, s: mergeSignatures(one.s, fresh) }
    }),
  )
  print(`${request.about}, in ${file}:`, ...documents.flatMap((one) => explain(one, root)))
  if (has('dry-run')) return print('nothing was signed (--dry-run)')
  if (!added)
    throw new UsageError(
      `no key in ${keysDir} is asked for, or it has signed already: those that count are ${[...new Set(documents.flatMap((one) => signersOf(one, root)))].join(', ')}`,
    )
  await writeRequest(file, request.about, request.root, documents)
  print(`signed with ${added} key${added > 1 ? 's' : ''}; send ${file} on, or back to who asked`)
}

const acts = {
  'keys init': "first keys: the root's, the channels', one per remote",
  'keys list': 'which keys speak for what, and which are at hand',
  'keys rotate <role>': 'new keys for root, channel or release:<remote>; the old ones are out',
  'keys delegate <remote>': 'keys of its own for a new remote (or for one channel: channel:<name>)',
  'keys make <name>': 'a key of your own: the private half stays, the public half can be sent',
  'keys sign <file>': 'adds your signature to a request (--dry-run shows it only)',
  'keys apply <file> …': 'puts a request that enough have signed into force',
} as const

const usage = Object.entries(acts)
  .map(([line, does]) => `${line.padEnd(24)} ${does}`)
  .join('\n')

function list({ print }: CommandContext, { newest, keys, folder }: Keyring): void {
  const development = newest.development ? ', for development on this machine only' : ''
  print(`root document ${newest.n} of ${newest.at}, keys in ${folder}${development}`)
  for (const [name, role] of Object.entries(newest.roles)) {
    const ids = role.keys.map((id) => `${id}${keys.has(id) ? '' : ' (not here)'}`)
    print(`  ${name.padEnd(20)} ${role.threshold} of ${role.keys.length}: ${ids.join(', ')}`)
  }
  const idle = [...keys.keys()].filter((id) => !(id in newest.keys))
  if (idle.length) print(`  without a role yet   ${idle.join(', ')}`)
}

async function init(context: CommandContext): Promise<void> {
  const { keysDir, flag, now, print } = context
  const count = Number(flag('count') ?? 1)
  const threshold = Number(flag('threshold') ?? 1)
  list(context, await initKeys(keysDir, releasedNames(), now(), { count, threshold }))
  print(
    'Give each root key to its holder and take it off this machine; pipelines need the channel and release keys only.',
  )
}

/**
 * Returns the role for a new remote or channel. Throws if the role exists already, or if the name looks
 * mistyped.
 */
function newRole(name: string, { newest }: Keyring): string {
  const role = /^channel:[a-z][a-z0-9-]{0,39}$/.test(name) ? name : `release:${name.replace(/^release:/, '')}`
  if (!/^[a-z]+:[a-z][a-z0-9-]{0,39}$/.test(role))
    throw new UsageError(`"${name}" cannot be a remote: lower-case letters, digits and dashes, e.g. news`)
  if (newest.roles[role]) throw new UsageError(`${role} has keys already: release keys rotate ${role}`)
  const [kind, bare = ''] = role.split(':')
  if (kind !== 'release' || releasedNames().includes(bare)) return role
  const known = Object.keys(newest.roles).filter((one) => one.startsWith('release:'))
  const meant = didYouMean(
    bare,
    known.map((one) => one.slice('release:'.length)),
  )
  if (!meant) return role
  throw new UsageError(
    `there is no remote "${bare}" in this checkout: did you mean ${meant}? It has keys: release keys rotate release:${meant}`,
  )
}

/**
 * Returns the name of an existing role. Throws on other names, also on a remote's name without `release:`.
 */
function knownRole(name: string, { newest }: Keyring): string {
  const roles = Object.keys(newest.roles)
  const bare = didYouMean(
    name,
    roles.map((role) => role.replace('release:', '')),
  )
  const full = roles.find((role) => role === `release:${bare}`)
  if (full && !roles.includes(name))
    throw new UsageError(`there is no role "${name}": did you mean ${full}? There are ${roles.join(', ')}`)
  return requireOneOf(name, roles, 'role')
}

export const keysVerb: Verb = {
  does: 'makes, renews and lists the keys that releases are signed with',
  takes: '<what to do> …',
  firstWords: () => Object.keys(acts).map((act) => act.split(' ')[1] ?? ''),
  flags: {
    key: 'rotate: only these keys leave, the others stay; for a key that was lost',
    count: 'init, rotate, delegate: how many keys; as before without it',
    threshold: 'init, rotate, delegate: how many of them must sign; as before without it',
    'allow-fewer-signatures': 'rotate: needed to lower either',
    with: 'rotate, delegate: keys that holders have made themselves, in place of new ones made here',
    request: 'rotate, delegate: writes a file for holders elsewhere to sign, instead of signing all here',
    'dry-run': 'sign: shows what would be signed',
  },
  notes: usage,
  examples: {
    'keys init --keys team-keys --count 3 --threshold 2': 'a team begins',
    'keys rotate release:weather': 'a key was stolen, or its holder leaves',
    'keys rotate root --key 3f2a --with bob.public.jwk': 'a key was lost: that one leaves, another comes',
  },
  async run(context) {
    const { words, keysDir, keyring, print } = context
    const [what, name = '', ...more] = words
    const surplus = what === 'init' || what === 'list' ? words.slice(1) : more
    if (surplus.length && what !== 'apply')
      throw new UsageError(`too many words: ${surplus.join(' ')}\n${usage}`)
    if (what === 'init') return init(context)
    if (what === 'list') return list(context, await keyring())
    if (what === 'rotate' && name) return changeKeys(context, knownRole(name, await keyring()))
    if (what === 'delegate' && name) return changeKeys(context, newRole(name, await keyring()))
    if (what === 'make' && name) {
      if (!/^[\w-]{1,40}$/.test(name))
        throw new UsageError('a name of letters, digits and dashes, e.g. keys make alice')
      const file = await writePublic(keysDir, name, await addKey(keysDir, name))
      return print(`${file} may be sent; the private key beside it stays where it is`)
    }
    if (what === 'sign' && name) return signRequest(context, name)
    if (what === 'apply' && name) return applyRequests(context, [name, ...more])
    throw new UsageError(`say what to do with keys:\n${usage}`)
  },
}
