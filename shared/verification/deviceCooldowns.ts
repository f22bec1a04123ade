import { createCooldownStore } from './cooldownStore.ts'

/** The waits of this device. Reading `localStorage` itself may throw where storage is forbidden. */
export const deviceCooldowns = createCooldownStore(() => globalThis.localStorage)
