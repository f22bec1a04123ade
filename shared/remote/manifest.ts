import type { RouteManifest } from '../navigation/routes.ts'
import type { ComponentType } from 'react'

/** What a release needs from the page it is loaded into; the gate refuses it otherwise. */
interface Needs {
  readonly shell: string
  readonly contract: string
  /** Bridge methods without which the remote cannot work. */
  readonly caps: readonly string[]
  readonly optionalCaps: readonly string[]
}

/** `strict` waits longer for the channel document and refuses one long expired; `lkg-first` starts at once. */
export type BootPolicy = 'strict' | 'lkg-first'

/** A route with what only the build asks of it. */
interface DeclaredRoute extends RouteManifest {
  /** Key of the title in the remote's own texts. */
  readonly title: string
  /** Name of the chunk that holds its screen, where that is one of its own: it is downloaded with the remote. */
  readonly chunk?: string
}

/** What a remote declares of itself; published with each release, never imported by the shell. */
export interface RemoteManifest {
  readonly name: string
  readonly routes: readonly DeclaredRoute[]
  readonly needs: Needs
  readonly boot?: BootPolicy
}

/** The only thing a remote exposes: its screens by route name, and its words. */
export interface RemoteModule {
  readonly screens: Readonly<Record<string, ComponentType>>
  /**
   * Loads what a screen needs, by default the present route's: its texts in a language and its chunk. Retries failed
   * loads. Releases from before routes had names here load what the present one needs.
   */
  readonly prepare: (lang: string, route?: string) => Promise<void>
}
