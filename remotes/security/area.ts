import { lazyArea } from '@companion/shared/ui/lazyArea'
import './texts.ts'

const password = () => import(/* webpackChunkName: "password" */ './screens/password.ts')
const deletion = () => import(/* webpackChunkName: "deletion" */ './screens/AccountDelete.tsx')

/** Passwords and the deletion of accounts, by route name. */
export const area = lazyArea({
  editPasswordNew: async () => (await password()).EditPasswordNew,
  editPassword: async () => (await password()).EditPassword,
  forgetPassword: async () => (await password()).ForgetPassword,
  commonStep21: async () => (await password()).CommonStep21,
  commonStep22: async () => (await password()).CommonStep22,
  accountDelete: async () => (await deletion()).AccountDelete,
  accountDeleteV2: async () => (await deletion()).AccountDeleteV2,
})
