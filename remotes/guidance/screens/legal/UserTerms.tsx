import { LegalScreen } from './LegalScreen.tsx'

/** `/user-terms` (spec §2). */
export function UserTerms() {
  return <LegalScreen name="terms" title="termsTitle" />
}
