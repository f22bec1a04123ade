import { deviceStore } from '@companion/shared/platform/storage'

const key = 'companion.tester'

export const testerToken = (): string => deviceStore.get(key) ?? ''

export const keepTester = (token: string): void => deviceStore.set(key, token)

export const forgetTester = (): void => deviceStore.remove(key)
