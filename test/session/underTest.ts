// The session and request client as one unit: the model test runs it as it is, and with seeded faults.
export { businessCodes } from '@companion/shared/http/businessCodes'
export { createRequester } from '@companion/shared/http/requester'
export { createExchange } from '@companion/shared/session/exchange'
export { createSessionClient } from '@companion/shared/session/sessionClient'
export { rememberUsedTokens as rememberSpent } from '@companion/shared/session/usedRefreshTokens'
export { freshState } from '@companion/shared/session/state'
export { guardStorage } from '@companion/shared/session/storage'
export { createTabs } from '@companion/shared/session/otherPages'
