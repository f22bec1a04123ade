import { fingerprint } from '../platform/fingerprint.ts'
import { guardStorage, type DeviceStorage } from './storage.ts'

const key = 'companion.spent'
const remembered = 32

/** Refresh tokens that were traded for new ones; sending one again makes a strict server end the session. */
export interface UsedRefreshTokens {
  has(refreshToken: string): boolean
  add(refreshToken: string): void
}

/**
 * Remembers the last 32 spent refresh tokens, as 53-bit fingerprints. They live in the device's local
 * storage: they must outlive a killed web view and hold for all its pages, and the session storage has
 * exactly seven keys.
 */
export function rememberUsedTokens(open: () => DeviceStorage | null | undefined): UsedRefreshTokens {
  const storage = guardStorage<typeof key>(open)
  const list = (): string[] => (storage.get(key) ?? '').split(' ').filter(Boolean)
  return {
    has: (refreshToken) => refreshToken !== '' && list().includes(fingerprint(refreshToken)),
    add(refreshToken) {
      const print = fingerprint(refreshToken)
      const others = list().filter((one) => one !== print)
      storage.set(key, [...others, print].slice(-remembered).join(' '))
    },
  }
}
