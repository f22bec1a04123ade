/** The screens with forms are in one chunk, because they share the large form modules. */
export { AccountDelete, AccountDeleteV2 } from './AccountDelete.tsx'
export { CommonStep21, CommonStep22 } from './CommonStep.tsx'
export { EditPassword } from './EditPassword.tsx'
export { ForgetPassword } from './ForgetPassword.tsx'
