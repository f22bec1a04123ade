import { useEffect, useState } from 'react'

/**
 * `block` prevents every swap, for example while the user is typing or paying. `ask` allows an urgent one.
 */
export type Guard = 'block' | 'ask'

const guards = new Map<symbol, Guard>()
const waiting = new Set<() => void>()
/**
 * Data that outlives a swap of its remote, until the user changes. Keys start with the remote's name or with
 * `secrets.`. Components use `useCarried` instead.
 */
export const carried = new Map<string, unknown>()

/** Returns the strongest active guard; undefined if remotes may be swapped. */
export const strongestGuard = (): Guard | undefined => {
  const active = [...guards.values()]
  return active.includes('block') ? 'block' : active[0]
}

/** Calls `listener` when the last guard is released. Returns a function that unsubscribes. */
export function onGuardsFree(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function acquireGuard(guard: Guard): () => void {
  const key = Symbol(guard)
  guards.set(key, guard)
  return () => {
    if (guards.delete(key) && guards.size === 0) for (const listener of waiting) listener()
  }
}

/** Delays live swaps of the visible remote while `active` is true. */
export function useSwapGuard(active: boolean, guard: Guard): void {
  useEffect(() => (active ? acquireGuard(guard) : undefined), [active, guard])
}

/** State that outlives a swap of its remote, because the next release reads it by the same key. */
export function useCarried<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (carried.has(key) ? (carried.get(key) as T) : initial))
  const keep = (next: T) => {
    carried.set(key, next)
    setValue(next)
  }
  return [value, keep]
}

/** Drops the data whose keys have a prefix. Without a prefix drops all data, for a change of user. */
export const dropCarried = (prefix = ''): void => {
  for (const key of carried.keys()) if (key.startsWith(prefix)) carried.delete(key)
}
