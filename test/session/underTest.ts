// Exports the session and request code as one unit. The model test runs it unchanged, and with seeded faults.
export { businessCodes } from '@companion/shared/http/businessCodes'
export { request } from '@companion/shared/http/client'
export { createSession } from '@companion/shared/session/session'
export { freshState } from '@companion/shared/session/store'
export { guardStorage } from '@companion/shared/platform/storage'
