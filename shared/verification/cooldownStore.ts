import { clampCooldown, type Cooldown } from './cooldown.ts'
import { fingerprint } from '../platform/fingerprint.ts'

/** The part of Storage a cooldown needs. */
export type CooldownStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'acct.cd.'

/** The name of one wait: what for, how, and to whom. */
export const cooldownKey = (purpose: string, method: string, target: string): string =>
  prefix + fingerprint(`${purpose}|${method}|${target}`)

const isCooldown = (value: unknown): value is Cooldown => {
  const { until, span, reason } = (value ?? {}) as Partial<Cooldown>
  return Number.isFinite(until) && Number.isFinite(span) && (reason === 'sent' || reason === 'limit')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface CooldownStore {
  /** The wait under a key, undefined when there is none or it is over. */
  read(key: string, now: number): Cooldown | undefined
  write(key: string, cooldown: Cooldown): void
  /** Forgets a wait that is over and stores one again whose clock was turned back. */
  settle(key: string, now: number): void
  /** Forgets every wait, for instance after an account was deleted. */
  purge(): void
}

/**
 * Waits that survive a reload. Not in session storage, whose keys the spec lists; storage may be missing,
 * full or forbidden, then memory has to do.
 */
export function createCooldownStore(open: () => CooldownStorage | null | undefined): CooldownStore {
  const memory = new Map<string, string>()
  const withStorage = <T>(task: (storage: CooldownStorage) => T): T | undefined => {
    try {
      const storage = open()
      return storage ? task(storage) : undefined
    } catch {
      return undefined
    }
  }

  const forget = (key: string) => {
    memory.delete(key)
    withStorage((storage) => storage.removeItem(key))
  }

  const purge = () => {
    memory.clear()
    withStorage((storage) => {
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i))
      for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
    })
  }

  const stored = (key: string): Cooldown | undefined => {
    const text = memory.get(key) ?? withStorage((storage) => storage.getItem(key))
    const value = typeof text === 'string' ? parsed(text) : undefined
    return isCooldown(value) ? value : undefined
  }

  const read = (key: string, now: number) => {
    const cooldown = stored(key)
    return cooldown && cooldown.until > now ? clampCooldown(cooldown, now) : undefined
  }

  const write = (key: string, cooldown: Cooldown) => {
    const text = JSON.stringify(cooldown)
    const kept = withStorage((storage) => {
      storage.setItem(key, text)
      return true
    })
    if (kept) memory.delete(key)
    else memory.set(key, text)
  }

  const settle = (key: string, now: number) => {
    const cooldown = stored(key)
    if (!cooldown) return
    if (cooldown.until <= now) forget(key)
    else if (cooldown.until - now > cooldown.span) write(key, clampCooldown(cooldown, now))
  }

  return { read, write, settle, purge }
}
