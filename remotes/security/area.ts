import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import './texts.ts'
import { AccountDelete, AccountDeleteV2 } from './screens/AccountDelete.tsx'
import { CommonStep21, CommonStep22 } from './screens/CommonStep.tsx'
import { EditPassword } from './screens/EditPassword.tsx'
import { EditPasswordNew } from './screens/EditPasswordNew.tsx'
import { ForgetPassword } from './screens/ForgetPassword.tsx'

/** Passwords and the deletion of accounts, by route name. */
export const area: Area = {
  screens: {
    editPasswordNew: EditPasswordNew,
    editPassword: EditPassword,
    forgetPassword: ForgetPassword,
    commonStep21: CommonStep21,
    commonStep22: CommonStep22,
    accountDelete: AccountDelete,
    accountDeleteV2: AccountDeleteV2,
  },
  prepare: prepareTexts,
}
