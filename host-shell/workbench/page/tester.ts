import { deviceStore } from '@companion/shared/platform/storage'

const key = 'companion.tester'

/** This device's tester token, or ''. */
export const testerToken = (): string => deviceStore.get(key) ?? ''

/** Makes this device a tester until `forgetTester`. */
export const keepTester = (token: string): void => deviceStore.set(key, token)

export const forgetTester = (): void => deviceStore.remove(key)
