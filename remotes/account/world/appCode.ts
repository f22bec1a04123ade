export { awaitCode, useAppCode } from '@companion/shared/bridge/appCode'
