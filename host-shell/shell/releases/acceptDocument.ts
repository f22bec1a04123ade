import type { ReleaseState, Verdict } from './releaseState.ts'

/** The verification code. Rejects if it can't be loaded; no document is accepted then. */
export const loadVerification = () => import(/* webpackChunkName: "verify" */ './judgeDocument.ts')

/**
 * Verifies a document from the server or another tab. If it is newer, stores and applies it; otherwise
 * changes nothing.
 */
export const acceptDocument = (releases: ReleaseState, text: string | null): Promise<Verdict> =>
  loadVerification().then(
    ({ judgeDocument }) => judgeDocument(releases, text),
    () => 'unreachable',
  )
