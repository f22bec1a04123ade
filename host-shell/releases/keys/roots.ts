import { webcrypto } from 'node:crypto'
import {
  readRoot,
  type PublicKey,
  type Role,
  type RootDocument,
} from '@companion/release-protocol/rootDocument'
import { acceptRoot } from '@companion/release-protocol/verifySignature'
import {
  addKey,
  keyIdOf,
  publicPart,
  readKeyring,
  readKeys,
  retireKeys,
  saveRoot,
  type Keyring,
} from './keyring.ts'
import { datesFrom } from '@companion/release-protocol/timings'
import { MissingSignatures, signaturesAtHand, type PartlySigned } from './signing.ts'

/**
 * The days until a root document expires. Ten years, because a stolen key is removed by rotation, not by
 * waiting.
 */
const rootDays = 3650

const makeKeys = (folder: string, role: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => addKey(folder, role.replace(':', '-'))))

const byId = (keys: readonly PublicKey[]): Record<string, PublicKey> =>
  Object.fromEntries(keys.map((key) => [keyIdOf(key), publicPart(key)]))

/**
 * Creates a project's first keys: `count` root keys of which `threshold` must sign, one key for all channels,
 * and one key per remote for its releases.
 */
export async function initKeys(
  folder: string,
  remotes: readonly string[],
  now: Date,
  { count = 1, threshold = 1, development = false } = {},
): Promise<Keyring> {
  if (await readKeyring(folder))
    throw new Error(`${folder} has keys already: use keys rotate or keys delegate`)
  if (!(Number.isInteger(count) && threshold <= count && threshold >= 1))
    throw new Error('the threshold must lie between 1 and the number of root keys')
  const roles: Record<string, Role> = {}
  const keys: Record<string, PublicKey> = {}
  for (const role of ['root', 'channel', ...remotes.map((remote) => `release:${remote}`)]) {
    const made = byId(await makeKeys(folder, role, role === 'root' ? count : 1))
    roles[role] = { keys: Object.keys(made), threshold: role === 'root' ? threshold : 1 }
    Object.assign(keys, made)
  }
  const marks = { ...datesFrom(now, rootDays), ...(development && { development }) }
  const first: RootDocument = { t: 'root', n: 1, ...marks, keys, roles }
  await saveRoot(folder, 1, await signRoot(folder, [first]))
  return reread(folder)
}

/** The keyring of a folder in which a root document was just saved. */
async function reread(folder: string): Promise<Keyring> {
  const keyring = await readKeyring(folder)
  if (!keyring) throw new Error(`${folder} lost its root documents while its keys changed`)
  return keyring
}

/** Signs the last of the given documents with all root keys of any of them that are on this machine. */
async function signRoot(folder: string, documents: readonly RootDocument[]): Promise<PartlySigned> {
  const p = JSON.stringify(documents.at(-1))
  const ids = documents.flatMap(({ roles }) => roles.root?.keys ?? [])
  return { kind: 'root', p, s: await signaturesAtHand(await readKeys(folder), 'root', p, ids) }
}

/** A change of one role. */
export interface RoleChange {
  readonly role: string
  /** The ids of the current keys to remove. All current keys are removed if it's undefined. */
  readonly leaving?: readonly string[] | undefined
  /** The number of keys in the role after the change, and the number that must sign. Default: unchanged. */
  readonly count?: number | undefined
  readonly threshold?: number | undefined
  readonly allowFewer?: boolean
}

/**
 * Plans a change: the remaining keys, the number of new keys, and the threshold. Throws with a remedy if the
 * change is impossible, or if it weakens the role without `allowFewer`.
 */
function planRole({ roles }: RootDocument, { role, leaving, allowFewer, ...change }: RoleChange) {
  const before = roles[role] ?? { keys: [], threshold: 1 }
  const stranger = leaving?.find((id) => !before.keys.includes(id))
  if (stranger !== undefined)
    throw new Error(`${role} has no key ${stranger}, only ${before.keys.join(', ')}`)
  const staying = leaving ? before.keys.filter((id) => !leaving.includes(id)) : []
  const threshold = change.threshold ?? before.threshold
  const count = change.count ?? Math.max(before.keys.length, threshold)
  if (!Number.isInteger(count) || !Number.isInteger(threshold) || threshold < 1 || threshold > count)
    throw new Error(`${threshold} of ${count}: the threshold must lie between 1 and the number of keys`)
  if (count < staying.length)
    throw new Error(
      `${staying.length} keys of ${role} stay, so --count cannot be ${count}: name those that leave with --key`,
    )
  if (!allowFewer && (count < before.keys.length || threshold < before.threshold))
    throw new Error(
      `${role} is ${before.threshold} of ${before.keys.length}; ${threshold} of ${count} would make it weaker: ` +
        'add --allow-fewer-signatures if that is meant',
    )
  return { staying, fresh: count - staying.length, threshold }
}

/**
 * Creates the next root document with the signatures of the keys on this machine. Generates the new keys,
 * except for the public keys that other holders have sent (`given`). Keys without a role are omitted.
 */
export async function proposeRoot(
  { folder, newest }: Keyring,
  change: RoleChange,
  now: Date,
  given: readonly PublicKey[] = [],
): Promise<PartlySigned> {
  const { role } = change
  const { staying, fresh, threshold } = planRole(newest, change)
  if (given.length > fresh)
    throw new Error(`${role} gets ${fresh} new keys, ${given.length} were given: raise --count`)
  const added = byId([...given, ...(await makeKeys(folder, role, fresh - given.length))])
  const roles = { ...newest.roles, [role]: { keys: [...staying, ...Object.keys(added)], threshold } }
  const inUse = new Set(Object.values(roles).flatMap(({ keys }) => keys))
  const keys = Object.entries({ ...newest.keys, ...added }).filter(([id]) => inUse.has(id))
  const next = {
    ...newest,
    n: newest.n + 1,
    ...datesFrom(now, rootDays),
    keys: Object.fromEntries(keys),
    roles,
  }
  return signRoot(folder, [newest, next])
}

/**
 * Returns whether the keys on this machine can complete a change of a role. Called before new keys are
 * generated, so that a change that can't be signed leaves no unused keys behind.
 */
export function canSignAlone({ folder, keys, newest }: Keyring, change: RoleChange, given: number): boolean {
  const { root } = newest.roles
  if (!root) throw new Error(`${folder} holds a root document without a root role`)
  const here = (ids: readonly string[]) => ids.filter((id) => keys.has(id)).length
  if (here(root.keys) < root.threshold) return false
  if (change.role !== 'root') return true
  const { staying, fresh, threshold } = planRole(newest, change)
  return here(staying) + fresh - given >= threshold
}

/**
 * Saves a root document that enough old and new root keys have signed. Retires private keys that have no role
 * any more.
 * @throws {MissingSignatures} if there are too few signatures.
 */
export async function applyRoot(
  { folder, newest }: Keyring,
  proposal: PartlySigned,
): Promise<{ readonly keyring: Keyring; readonly retired: readonly string[] }> {
  const { p, s } = proposal
  const root = await acceptRoot(webcrypto.subtle, newest, { p, s })
  if (!root) {
    const next = readRoot({ p, s })
    if (next?.n !== newest.n + 1)
      throw new Error(
        `this is root document ${next?.n ?? '?'}, and ${newest.n + 1} is the next one: propose it again`,
      )
    throw new MissingSignatures(
      `too few signatures, it needs ${missingSignatures(newest, next, s)}: let other holders run release keys sign`,
      [proposal],
    )
  }
  await saveRoot(folder, root.n, { p, s })
  const retired = await retireKeys(folder, (id) => id in root.keys || !(id in newest.keys))
  return { keyring: await reread(folder), retired }
}

/** Returns the missing signatures of a proposed root document in words, empty if there are none. */
export function missingSignatures(before: RootDocument, next: RootDocument, s: PartlySigned['s']): string {
  const lack = ({ roles: { root } }: RootDocument, name: string): string[] => {
    const without = (root?.keys ?? []).filter((id) => !s.some(({ k }) => k === id))
    const more = (root?.threshold ?? 1) - ((root?.keys.length ?? 0) - without.length)
    return more > 0 ? [`${more} more of ${name} (${without.join(', ')})`] : []
  }
  const same = JSON.stringify(before.roles.root) === JSON.stringify(next.roles.root)
  const lacking = same
    ? lack(next, 'the root keys')
    : [...lack(before, "today's root keys"), ...lack(next, 'the new root keys')]
  return lacking.join(' and ')
}

/** Replaces a role's keys. All keys that must sign have to be on this machine. */
export const renewRole = async (keyring: Keyring, change: RoleChange, now: Date): Promise<Keyring> =>
  (await applyRoot(keyring, await proposeRoot(keyring, change, now))).keyring
