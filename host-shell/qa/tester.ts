import { deviceStore } from '@companion/shared/platform/storage'

const key = 'companion.tester'

/** The tester's token that this device keeps, or ''. */
export const testerToken = (): string => deviceStore.get(key) ?? ''

/** Keeps the token of a tester's link, in place of one kept before. */
export const keepTester = (token: string): void => deviceStore.set(key, token)

/** This device is no tester's any more. */
export const forgetTester = (): void => deviceStore.remove(key)
