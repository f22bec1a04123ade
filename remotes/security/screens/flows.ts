/** The screens with forms, in one file: they share what is heavy about them. */
export { AccountDelete, AccountDeleteV2 } from './AccountDelete.tsx'
export { CommonStep21, CommonStep22 } from './CommonStep.tsx'
export { EditPassword } from './EditPassword.tsx'
export { ForgetPassword } from './ForgetPassword.tsx'
