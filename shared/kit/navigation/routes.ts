/** A screen of a remote, as in the spec's route tables (§2). */
export interface RouteManifest {
  /** Path in history mode, without a trailing slash. */
  readonly path: string
  /** The spec's route name, letter for letter. */
  readonly name: string
  readonly open: boolean
  readonly back: boolean
  readonly hidden: boolean
  /** Rendered below the layout route; the others stand alone. */
  readonly layout: boolean
  /** Group of the menu, 1 to 4 (spec §2). */
  readonly group?: 1 | 2 | 3 | 4
  /** The account field at the end of the menu row. */
  readonly value?: 'nickname' | 'phone' | 'email'
  /**
   * The screen's first GETs below `/api/v1/`, with their query names in order: `lang`, the
   * language of the page's texts; `app`, the app's name. The document sends them before the screen's code has loaded.
   */
  readonly first?: readonly string[]
  /** Further ones outside of apps. `channel` is `browser`; the screen requests WeChat's later. */
  readonly firstInBrowser?: readonly string[]
  /** With this permission, in the page or the app, the screen sends other requests: the document sends none. */
  readonly unless?: PermissionName
}

export interface Route extends RouteManifest {
  readonly remote: string
}

/** Normalises a path for lookup: single slashes, none at the end. */
export const plainPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`

export function queryString(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length
    ? `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&')}`
    : ''
}
