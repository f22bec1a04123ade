import type { RouteManifest } from '../navigation/routes.ts'
import type { ComponentType } from 'react'

/** A release's requirements of the page, which refuses it otherwise. */
interface Needs {
  readonly shell: string
  readonly contract: string
  /** Bridge methods that the remote requires. */
  readonly caps: readonly string[]
  readonly optionalCaps: readonly string[]
}

/** A route with its build-time fields. */
interface DeclaredRoute extends RouteManifest {
  /** Key of the title in the remote's own texts. */
  readonly title: string
  /** Name of the screen's chunk, if it's lazy. It's downloaded with the remote. */
  readonly chunk?: string
}

/** A remote's manifest. Published with each release, never imported by the shell. */
export interface RemoteManifest {
  readonly name: string
  readonly routes: readonly DeclaredRoute[]
  readonly needs: Needs
  /** The start waits for the server's channel document if the known one is old, and refuses one that expired long ago. */
  readonly boot?: 'strict'
}

/** A remote's only export: its screens by route name, and their preparation. */
export interface RemoteModule {
  readonly screens: Readonly<Record<string, ComponentType>>
  /**
   * Loads what a screen needs, by default the present route's: its texts in a language and its chunk. Retries failed
   * loads.
   */
  readonly prepare: (lang: string, route?: string) => Promise<void>
}
