export { Help } from './help/Help.tsx'
export { PrivacyPolicy } from './legal/PrivacyPolicy.tsx'
export { Support } from './help/Support.tsx'
export { UserTerms } from './legal/UserTerms.tsx'
