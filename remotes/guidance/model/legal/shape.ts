/** The two documents of the specification. */
export type LegalName = 'privacy' | 'terms'

export interface LegalSection {
  /** Anchor in the address; the same in every language. */
  readonly id: string
  readonly title: string
  /** A paragraph, or a list of points. */
  readonly body: readonly (string | readonly string[])[]
}

/** A document as it is written: `{companyName}` and `{appName}` stand for the brand's own. */
export interface LegalText {
  readonly intro: readonly string[]
  readonly sections: readonly LegalSection[]
}

/** The versions of each document, newest first, with the day from which they apply. */
export const versions: Readonly<
  Record<LegalName, readonly { readonly version: string; readonly since: string }[]>
> = {
  privacy: [{ version: '1.0', since: '2026-11-01' }],
  terms: [{ version: '1.0', since: '2026-11-01' }],
}
