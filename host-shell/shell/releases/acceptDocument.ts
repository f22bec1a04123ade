import type { ReleaseState, VerificationResult } from './releaseState.ts'

/** Loads the verification code. Rejects if it can't be loaded. Then no document is accepted. */
export const loadVerification = () => import(/* webpackChunkName: "verify" */ './evaluateDocument.ts')

/**
 * Verifies a document from the server or another tab. If it's newer, stores and applies it. Otherwise changes
 * nothing.
 */
export const acceptDocument = (releases: ReleaseState, text: string | null): Promise<VerificationResult> =>
  loadVerification().then(
    ({ evaluateDocument }) => evaluateDocument(releases, text),
    () => 'unreachable',
  )
