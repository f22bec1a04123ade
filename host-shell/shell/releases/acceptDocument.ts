import type { ReleaseState, VerificationResult } from './releaseState.ts'

/** The verification code. Rejects if it can't be loaded; no document is accepted then. */
export const loadVerification = () => import(/* webpackChunkName: "verify" */ './evaluateDocument.ts')

/**
 * Verifies a document from the server or another tab. If it is newer, stores and applies it; otherwise
 * changes nothing.
 */
export const acceptDocument = (releases: ReleaseState, text: string | null): Promise<VerificationResult> =>
  loadVerification().then(
    ({ evaluateDocument }) => evaluateDocument(releases, text),
    () => 'unreachable',
  )
