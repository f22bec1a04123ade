/** Build status that `npm run dev` sends to open pages. */
export type BuildState =
  | { readonly state: 'building' }
  /** `shell`: folder of the shell that new pages get, `/shell/<version>-<build>/`. */
  | { readonly state: 'ready'; readonly shell: string }
  | { readonly state: 'failed'; readonly errors: string }
