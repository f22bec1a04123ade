/** A screen of a remote, as in the spec's route tables (§2). */
export interface RouteManifest {
  /** Path without a trailing slash. */
  readonly path: string
  /** The spec's route name, with the same capitals. */
  readonly name: string
  readonly open: boolean
  readonly back: boolean
  readonly hidden: boolean
  /** Whether the spec lists the route below the layout route (§2). */
  readonly layout: boolean
  /** The screen's group in the menu, 1 to 4 (spec §2). */
  readonly group?: 1 | 2 | 3 | 4
  /** The field of the account that is shown at the end of the menu row. */
  readonly value?: 'nickname' | 'phone' | 'email'
  /**
   * The first GET requests of the screen: paths below `/api/v1/`, with their query parameters in order.
   * `lang` is the page's language, `app` the app's name. The document sends them early.
   */
  readonly first?: readonly string[]
  /** More such requests, outside of apps. `channel` is `browser`; in WeChat the screen sends its own. */
  readonly firstInBrowser?: readonly string[]
  /**
   * If the page or the app has this permission, the screen sends other requests, so the document sends none.
   */
  readonly unless?: PermissionName
}

export interface Route extends RouteManifest {
  readonly remote: string
}

/** Normalises a path for lookup: no repeated slashes, and none at the end. */
export const plainPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`

export function queryString(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length
    ? `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&')}`
    : ''
}
