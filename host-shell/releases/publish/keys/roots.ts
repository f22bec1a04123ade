import { webcrypto } from 'node:crypto'
import { acceptRoot, readRoot } from '../../model/acceptRoot.ts'
import type { PublicKey, Role, RootDocument } from '../../model/rootDocument.ts'
import { addKey, readKeys, retireKeys, keyIdOf, publicPart } from './keyFolder.ts'
import { datesFrom, nextRoot, planRole, type RoleChange } from './nextRoot.ts'
import { readKeyring, saveRoot, type Keyring } from './keyring.ts'
import { MissingSignatures, signaturesAtHand, type PartlySigned } from './signing.ts'

const labelOf = (role: string): string => role.replace(':', '-')

const makeKeys = (folder: string, role: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => addKey(folder, labelOf(role))))

export interface FirstKeys {
  /** Root keys, and how many of them must sign. */
  readonly count?: number
  readonly threshold?: number
  readonly development?: boolean
}

/**
 * Makes a project's first keys: `count` root keys of which `threshold` must sign, one key for the
 * channels and one for each remote's releases.
 */
export async function initKeys(
  folder: string,
  remotes: readonly string[],
  now: Date,
  { count = 1, threshold = 1, development = false }: FirstKeys = {},
): Promise<Keyring> {
  if (await readKeyring(folder))
    throw new Error(`${folder} has keys already: use keys rotate or keys delegate`)
  if (!(Number.isInteger(count) && threshold <= count && threshold >= 1))
    throw new Error('the threshold must lie between 1 and the number of root keys')
  const roles: Record<string, Role> = {}
  const keys: Record<string, PublicKey> = {}
  for (const role of ['root', 'channel', ...remotes.map((remote) => `release:${remote}`)]) {
    const made = await makeKeys(folder, role, role === 'root' ? count : 1)
    roles[role] = { keys: made.map(keyIdOf), threshold: role === 'root' ? threshold : 1 }
    for (const key of made) keys[keyIdOf(key)] = publicPart(key)
  }
  const first: RootDocument = {
    t: 'root',
    n: 1,
    ...datesFrom(now),
    ...(development && { development }),
    keys,
    roles,
  }
  await saveRoot(folder, 1, await signRoot(await readKeys(folder), [first]))
  return (await readKeyring(folder))!
}

/** The last of the given documents, signed with the keys at hand that speak for the root in any of them. */
async function signRoot(keys: Keyring['keys'], documents: readonly RootDocument[]): Promise<PartlySigned> {
  const p = JSON.stringify(documents.at(-1))
  const ids = new Set(documents.flatMap(({ roles }) => roles.root?.keys ?? []))
  return { kind: 'root', p, s: await signaturesAtHand({ keys }, 'root', p, [...ids]) }
}

const rootRoleOf = ({ folder, newest }: Keyring): Role => {
  const role = newest.roles.root
  if (!role) throw new Error(`${folder} holds a root document without a root role`)
  return role
}

/**
 * The next root document, with the signatures that the keys at hand can give. New keys are made here, but for those
 * that holders have made themselves (`given`).
 */
export async function proposeRoot(
  keyring: Keyring,
  change: RoleChange,
  now: Date,
  given: readonly PublicKey[] = [],
): Promise<PartlySigned> {
  const plan = planRole(keyring.newest, change)
  if (given.length > plan.fresh)
    throw new Error(`${change.role} gets ${plan.fresh} new keys, ${given.length} were given: raise --count`)
  const made = await makeKeys(keyring.folder, change.role, plan.fresh - given.length)
  const next = nextRoot(keyring.newest, plan, [...given, ...made.map(publicPart)], now)
  return signRoot(await readKeys(keyring.folder), [keyring.newest, next])
}

/** Whether the keys at hand can sign a change of this role alone; asked before new keys are made. */
export function canSignAlone(keyring: Keyring, change: RoleChange, given: number): boolean {
  const root = rootRoleOf(keyring)
  const here = (ids: readonly string[]) => ids.filter((id) => keyring.keys.has(id)).length
  if (here(root.keys) < root.threshold) return false
  if (change.role !== 'root') return true
  const { staying, fresh, threshold } = planRole(keyring.newest, change)
  return here(staying) + fresh - given >= threshold
}

/**
 * Saves a root document that is signed by enough of the old and the new root keys, and retires private keys without a
 * role.
 * @throws {MissingSignatures} when it is not signed by enough.
 */
export async function applyRoot(
  keyring: Keyring,
  proposal: PartlySigned,
): Promise<{ readonly keyring: Keyring; readonly retired: readonly string[] }> {
  const { p, s } = proposal
  const root = await acceptRoot(webcrypto.subtle, keyring.newest, { p, s })
  if (!root) {
    const next = readRoot({ p, s })
    if (next?.n !== keyring.newest.n + 1)
      throw new Error(
        `this is root document ${next?.n ?? '?'}, and ${keyring.newest.n + 1} is the next one: propose it again`,
      )
    throw new MissingSignatures(
      `too few signatures, it needs ${missingSignatures(keyring.newest, next, s)}: let other holders run release keys sign`,
      [proposal],
    )
  }
  await saveRoot(keyring.folder, root.n, { p, s })
  const retired = await retireKeys(keyring.folder, (id) => id in root.keys || !(id in keyring.newest.keys))
  return { keyring: (await readKeyring(keyring.folder))!, retired }
}

/** The signatures that a proposed root document lacks, in words; empty when none. */
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

/** Gives a role new keys where all that must sign are at hand. */
export const renewRole = async (keyring: Keyring, change: RoleChange, now: Date): Promise<Keyring> =>
  (await applyRoot(keyring, await proposeRoot(keyring, change, now))).keyring
