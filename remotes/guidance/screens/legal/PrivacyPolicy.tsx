import { LegalScreen } from './LegalScreen.tsx'

/** `/privacy-policy` (spec §2). */
export function PrivacyPolicy() {
  return <LegalScreen name="privacy" title="privacyTitle" />
}
