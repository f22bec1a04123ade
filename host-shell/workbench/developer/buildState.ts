/** Build status that `npm run dev` sends to open pages. */
export type BuildState =
  | { readonly state: 'building' }
  /** `shell`: folder of the shell that new pages get, `/shell/<version>-<build>/`. */
  | { readonly state: 'ready'; readonly shell: string }
  /** `errors`: a title, lines of the source up to an empty line, and what a page shows folded. */
  | { readonly state: 'failed'; readonly errors: string }
