/** One screen of a remote, as the spec's route tables (§2) describe it. */
export interface RouteManifest {
  /** Path in history mode, without a trailing slash. */
  readonly path: string
  /** The spec's route name, letter for letter. */
  readonly name: string
  /** Key of the title in the remote's own texts. */
  readonly title: string
  /** May be opened without login. */
  readonly open: boolean
  /** Shows the back button. */
  readonly back: boolean
  /** Left out of the menu. */
  readonly hidden: boolean
  /** Sits under the layout route; the others stand alone. */
  readonly layout: boolean
  /** Group of the menu, 1 to 4 (spec §2). */
  readonly group?: 1 | 2 | 3 | 4
  /** The value of the account shown at the end of the menu row. */
  readonly value?: 'nickname' | 'phone' | 'email'
}

/** What a release needs from the page it is loaded into; the gate refuses it otherwise. */
interface Needs {
  /** Range of shell versions. */
  readonly shell: string
  /** Range of bridge contract versions. */
  readonly contract: string
  /** Bridge methods without which the remote cannot work. */
  readonly caps: readonly string[]
  /** Bridge methods it uses where they exist. */
  readonly optionalCaps: readonly string[]
}

/**
 * How much a remote minds starting from what the device remembers: `strict` waits longer for news and does not start
 * from a document that is long out of date (money, passwords); `lkg-first` starts at once. Without it: a short wait.
 */
export type BootPolicy = 'strict' | 'lkg-first'

/** What a remote declares of itself; published with each release, never imported by the shell. */
export interface RemoteManifest {
  readonly name: string
  readonly routes: readonly RouteManifest[]
  readonly needs: Needs
  readonly boot?: BootPolicy
}
