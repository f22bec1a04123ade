import { notifyProfileChanged } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'

/** Tells the app what the user has changed of their profile. Nothing waits for it. */
export const tellProfile = (fields: { readonly nickname?: string; readonly avatar?: string }): void =>
  void notify(notifyProfileChanged, { fields })
