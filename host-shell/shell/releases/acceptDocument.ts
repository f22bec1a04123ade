import type { ReleaseState, Verdict } from './releaseState.ts'

/** The code that verifies. Rejects when it cannot be had: nothing of a document counts then. */
export const loadVerification = () => import(/* webpackChunkName: "verify" */ './judgeDocument.ts')

/** Verifies a document from the server or another tab and, if it is newer, stores and applies it; else changes nothing. */
export const acceptDocument = (releases: ReleaseState, text: string | null): Promise<Verdict> =>
  loadVerification().then(
    ({ judgeDocument }) => judgeDocument(releases, text),
    () => 'unreachable',
  )
