import type { Envelope } from '../envelope.ts'
import { seal } from '../sign.ts'
import type { PublicKey, Role, RootDocument } from '../trust.ts'
import { addKey } from './keyFolder.ts'
import { keyIdOf, publicPart, type PrivateKey } from './keyPair.ts'
import { readRing, saveRoot, signersOf, type KeyRing } from './ring.ts'

/** A root document is good for ten years; what limits damage is the rotation, not the date. */
const rootDays = 3650

const dates = (now: Date): Pick<RootDocument, 'at' | 'exp'> => ({
  at: now.toISOString(),
  exp: new Date(now.getTime() + rootDays * 86_400_000).toISOString(),
})

async function add(folder: string, root: RootDocument, signers: readonly PrivateKey[]): Promise<Envelope> {
  const envelope = await seal('root', JSON.stringify(root), signers)
  await saveRoot(folder, root.n, envelope)
  return envelope
}

async function roleKey(folder: string, name: string): Promise<readonly [Role, Record<string, PublicKey>]> {
  const key = await addKey(folder, name.replace(':', '-'))
  return [{ keys: [keyIdOf(key)], threshold: 1 }, { [keyIdOf(key)]: publicPart(key) }]
}

/**
 * Makes a project's first keys: `count` root keys of which `threshold` must sign, one key for the
 * channels and one for each remote's releases.
 */
export async function initKeys(
  folder: string,
  remotes: readonly string[],
  now: Date,
  { count = 1, threshold = 1 } = {},
): Promise<KeyRing> {
  if (await readRing(folder)) throw new Error(`${folder} has keys already: use keys rotate or keys delegate`)
  if (threshold > count || threshold < 1)
    throw new Error('the threshold must lie between 1 and the number of root keys')
  const rootKeys = await Promise.all(Array.from({ length: count }, () => addKey(folder, 'root')))
  const roles: Record<string, Role> = { root: { keys: rootKeys.map(keyIdOf), threshold } }
  const keys: Record<string, PublicKey> = Object.fromEntries(
    rootKeys.map((key) => [keyIdOf(key), publicPart(key)]),
  )
  for (const name of ['channel', ...remotes.map((remote) => `release:${remote}`)]) {
    const [role, added] = await roleKey(folder, name)
    roles[name] = role
    Object.assign(keys, added)
  }
  await add(folder, { t: 'root', n: 1, ...dates(now), keys, roles }, rootKeys)
  return (await readRing(folder))!
}

/**
 * Gives a role a new key (or a new role its first one) in the next root document, signed by the old
 * root keys and, when the root itself rotates, by the new ones.
 */
export async function renewRole(ring: KeyRing, name: string, now: Date): Promise<KeyRing> {
  const { newest, folder } = ring
  const rootRole = newest.roles.root
  if (!rootRole) throw new Error(`${folder} holds a root document without a root role`)
  const signers = signersOf(ring, rootRole, 'the root')
  const [role, added] = await roleKey(folder, name)
  const roles = { ...newest.roles, [name]: role }
  const inUse = new Set(Object.values(roles).flatMap(({ keys }) => keys))
  const keys = Object.fromEntries(
    Object.entries({ ...newest.keys, ...added }).filter(([id]) => inUse.has(id)),
  )
  const all = (await readRing(folder))!.keys
  const incoming = roles.root?.keys.flatMap((id) => all.get(id) ?? []) ?? []
  const root: RootDocument = { t: 'root', n: newest.n + 1, ...dates(now), keys, roles }
  await add(folder, root, [...new Map([...signers, ...incoming].map((key) => [keyIdOf(key), key])).values()])
  return (await readRing(folder))!
}
