import type { PublicKey, RootDocument } from '../../model/rootDocument.ts'
import { keyIdOf } from './keyFolder.ts'

/** Days until a root document expires: ten years, because rotation limits damage, not the date. */
const rootDays = 3650

/** When a root document was made and until when it is good. */
export const datesFrom = (now: Date): Pick<RootDocument, 'at' | 'exp'> => ({
  at: now.toISOString(),
  exp: new Date(now.getTime() + rootDays * 86_400_000).toISOString(),
})

/** A change of one role. */
export interface RoleChange {
  readonly role: string
  /** Ids of today's keys that leave; all of them when none is named. */
  readonly leaving?: readonly string[]
  /** How many keys the role has afterwards, and how many of them must sign; as before when left out. */
  readonly count?: number
  readonly threshold?: number
  readonly allowFewer?: boolean
}

/** What a change asks for, worked out: which keys stay, how many are new, how many must sign. */
export interface RolePlan {
  readonly role: string
  readonly staying: readonly string[]
  readonly fresh: number
  readonly threshold: number
}

/** Plans a change of a role; throws with what to do when it is impossible, or weakens the role without `allowFewer`. */
export function planRole({ roles }: RootDocument, change: RoleChange): RolePlan {
  const { role, leaving, allowFewer } = change
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
  return { role, staying, fresh: count - staying.length, threshold }
}

/** The next root document: one role changed, keys without a role left out, all else as it was. */
export function nextRoot(
  newest: RootDocument,
  { role, staying, threshold }: RolePlan,
  added: readonly PublicKey[],
  now: Date,
): RootDocument {
  const fresh = Object.fromEntries(added.map((key) => [keyIdOf(key), key]))
  const roles = { ...newest.roles, [role]: { keys: [...staying, ...Object.keys(fresh)], threshold } }
  const inUse = new Set(Object.values(roles).flatMap(({ keys }) => keys))
  const keys = Object.fromEntries(
    Object.entries({ ...newest.keys, ...fresh }).filter(([id]) => inUse.has(id)),
  )
  return { ...newest, n: newest.n + 1, ...datesFrom(now), keys, roles }
}
