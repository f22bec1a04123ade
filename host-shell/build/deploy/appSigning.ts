/** The facts about a brand's apps that app links need. The page doesn't, so they aren't in the brand table. */
interface AppSigning {
  /** SHA-256 fingerprints of the certificates that sign the Android app, for example Google Play's. */
  readonly sha256CertFingerprints?: readonly string[]
  /** Team of the iOS app (Apple's "Team ID"). The bundle id is the brand's `packageName`. */
  readonly appleTeamId?: string
}

/** Returns a placeholder in the format of a fingerprint: 32 bytes in capital hexadecimal digits. */
const placeholder = (digits: string) => [Array.from({ length: 32 }, () => digits).join(':')]

/**
 * Brand → the facts about its apps. All values are PLACEHOLDERS of ours, because the specification has none.
 * Replace them before release: with a wrong value, a phone opens the brand's links in the browser. A brand
 * without an app in a store has no value, and no file for that system.
 */
export const appSigning: Readonly<Record<string, AppSigning>> = {
  sparkpro: { sha256CertFingerprints: placeholder('01'), appleTeamId: 'SPARKPRO01' },
  metawatch: { sha256CertFingerprints: placeholder('02'), appleTeamId: 'METAWATCH1' },
  ipalbuds: { sha256CertFingerprints: placeholder('03'), appleTeamId: 'IPALBUDS01' },
  sparkpie: { sha256CertFingerprints: placeholder('04') },
  gamefog: { appleTeamId: 'GAMEFOG001' },
  flymatrix: { sha256CertFingerprints: placeholder('06'), appleTeamId: 'FLYMATRIX1' },
  flymatrixpro: { sha256CertFingerprints: placeholder('07') },
  lensmoo: { sha256CertFingerprints: placeholder('08'), appleTeamId: 'LENSMOO001' },
}
