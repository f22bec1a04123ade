/** The password's screens, which share most of their code and come in one file. */
export { CommonStep21, CommonStep22 } from './CommonStep.tsx'
export { EditPassword } from './EditPassword.tsx'
export { EditPasswordNew } from './EditPasswordNew.tsx'
export { ForgetPassword } from './ForgetPassword.tsx'
