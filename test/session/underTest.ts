// The session and the requests as one unit: the model test runs it as it is, and with seeded faults.
export { businessCodes } from '@companion/shared/http/businessCodes'
export { request } from '@companion/shared/http/client'
export { createSession } from '@companion/shared/session/session'
export { freshState } from '@companion/shared/session/store'
export { guardStorage } from '@companion/shared/platform/storage'
