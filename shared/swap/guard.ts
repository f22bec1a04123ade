import { useEffect, useState } from 'react'

/** `block` must not be swapped away (typing, paying, deleting); `ask` may be, for an urgent reason. */
export type Guard = 'block' | 'ask'

const guards = new Map<symbol, Guard>()
const waiting = new Set<() => void>()
/**
 * What outlives a swap of its remote, by a key that begins with the remote's name; the user's last moment ends it. For
 * what no component holds; inside one `useCarried` is it.
 */
export const carried = new Map<string, unknown>()

/** The strongest active guard, or undefined when a remote may be swapped now. */
export const strongestGuard = (): Guard | undefined => {
  const active = [...guards.values()]
  return active.includes('block') ? 'block' : active[0]
}

/** Calls `listener` when the last guard is released; returns the function that stops it. */
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

/** While active, a live swap of the remote on screen waits. */
export function useSwapGuard(active: boolean, guard: Guard): void {
  useEffect(() => (active ? acquireGuard(guard) : undefined), [active, guard])
}

/** State that outlives a swap of its remote: the next release finds it under the same key. */
export function useCarried<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (carried.has(key) ? (carried.get(key) as T) : initial))
  const keep = (next: T) => {
    carried.set(key, next)
    setValue(next)
  }
  return [value, keep]
}

/** Forgets what is carried under keys that begin so; all of it when the user changes or signs out. */
export const dropCarried = (prefix = ''): void => {
  for (const key of carried.keys()) if (key.startsWith(prefix)) carried.delete(key)
}
