export { askForAccount, useAccount } from '@companion/shared/session/useAccount'
