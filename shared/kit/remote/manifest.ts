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
   * `strict`: a start with an old channel document waits for the server's, and fails with a long-expired one.
   */
  readonly boot?: 'strict'
}

/** The only export of a remote: its screens by route name, and a function that prepares them. */
export interface RemoteModule {
  readonly screens: Readonly<Record<string, ComponentType>>
  /** Loads a screen's translations and chunk, by default for the current route. Retries failed loads. */
  readonly prepare: (lang: string, route?: string) => Promise<void>
}
