import { guardStorage } from '@companion/shared/session/storage'

const key = 'companion.tester'
const storage = guardStorage<typeof key>(() => localStorage)

/** The tester's token that this device keeps, or ''. */
export const testerToken = (): string => storage.get(key) ?? ''

/** Keeps the token of a tester's link; what cannot be one is left out, and the one kept before stays. */
export function keepTester(token: string): void {
  if (/^[\w-]{43}$/.test(token)) storage.set(key, token)
}

/** This device is no tester's any more. */
export const forgetTester = (): void => storage.remove(key)
