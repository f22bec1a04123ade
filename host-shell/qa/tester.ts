import { guardStorage } from '@companion/shared/platform/storage'

const key = 'companion.tester'
const storage = guardStorage<typeof key>(() => localStorage)

/** The tester's token that this device keeps, or ''. */
export const testerToken = (): string => storage.get(key) ?? ''

/** Keeps the token of a tester's link, in place of one kept before. */
export const keepTester = (token: string): void => storage.set(key, token)

/** This device is no tester's any more. */
export const forgetTester = (): void => storage.remove(key)
