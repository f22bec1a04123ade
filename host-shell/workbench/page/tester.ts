import { deviceStore } from '@companion/shared/platform/storage'

const key = 'companion.tester'

/** Returns this device's tester token, or '' if it has none. */
export const testerToken = (): string => deviceStore.get(key) ?? ''

/** Stores a tester token, which makes this device a tester's until `forgetTester` is called. */
export const keepTester = (token: string): void => deviceStore.set(key, token)

export const forgetTester = (): void => deviceStore.remove(key)
