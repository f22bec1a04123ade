import type { RemoteModule } from '@companion/shared/remote/manifest'
import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import './texts.ts'
import { EditPasswordNew, loadFlows } from './screens/EditPasswordNew.tsx'

const behind = lazyRemoteModule({
  editPassword: async () => (await loadFlows()).EditPassword,
  forgetPassword: async () => (await loadFlows()).ForgetPassword,
  commonStep21: async () => (await loadFlows()).CommonStep21,
  commonStep22: async () => (await loadFlows()).CommonStep22,
  accountDelete: async () => (await loadFlows()).AccountDelete,
  accountDeleteV2: async () => (await loadFlows()).AccountDeleteV2,
})

/** The security screens by route name. The flows are lazy, because their form modules are large. */
export const area: RemoteModule = {
  ...behind,
  screens: { ...behind.screens, editPasswordNew: EditPasswordNew },
}
