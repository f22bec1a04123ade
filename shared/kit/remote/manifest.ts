import type { RouteManifest } from '../navigation/routes.ts'
import type { ComponentType } from 'react'

/** A release's requirements for the page. A page that doesn't meet them doesn't load the release. */
interface Needs {
  readonly shell: string
  readonly contract: string
  /** Bridge methods that the remote requires. */
  readonly caps: readonly string[]
  readonly optionalCaps: readonly string[]
}

/** A route, with the fields that only the build needs. */
interface DeclaredRoute extends RouteManifest {
  /** Key of the title in the remote's own translations. */
  readonly title: string
  /** Name of the screen's chunk if the screen is lazy. The chunk is downloaded together with the remote. */
  readonly chunk?: string
}

/** A remote's manifest. It's published with each release, and the shell never imports it. */
export interface RemoteManifest {
  readonly name: string
  readonly routes: readonly DeclaredRoute[]
  readonly needs: Needs
  /**
   * `strict`: the start waits for the server's channel document if the newest known one is old, and fails if
   * that expired long ago.
   */
  readonly boot?: 'strict'
}

/** The only export of a remote: its screens by route name, and a function that prepares them. */
export interface RemoteModule {
  readonly screens: Readonly<Record<string, ComponentType>>
  /**
   * Loads the translations and the chunk that a screen needs, by default the current route's screen. Retries
   * failed loads.
   */
  readonly prepare: (lang: string, route?: string) => Promise<void>
}
