/** One screen of a remote, as the spec's route tables (§2) describe it. */
export interface RouteManifest {
  /** Path in history mode, without a trailing slash. */
  readonly path: string
  /** The spec's route name, letter for letter. */
  readonly name: string
  readonly open: boolean
  readonly back: boolean
  readonly hidden: boolean
  /** Sits under the layout route; the others stand alone. */
  readonly layout: boolean
  /** Group of the menu, 1 to 4 (spec §2). */
  readonly group?: 1 | 2 | 3 | 4
  /** The value of the account shown at the end of the menu row. */
  readonly value?: 'nickname' | 'phone' | 'email'
  /**
   * The GETs below `/api/v1/` that the screen makes first, with the names of their query in their order: `lang`, the
   * language of the page's words; `app`, the app's name. The document sends them before any of the screen's code is there.
   */
  readonly first?: readonly string[]
  /** Further ones, where no app is around the page; `channel`, how one pays there: `browser`. WeChat's own is asked later. */
  readonly firstInBrowser?: readonly string[]
  /** First requests are not sent where the page has this permission, or an app has it: the screen asks for others. */
  readonly unless?: PermissionName
}

export interface Route extends RouteManifest {
  readonly remote: string
}

/** A path as routes are looked up by: one slash in front and between, none behind. */
export const plainPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`

export function queryString(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length
    ? `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&')}`
    : ''
}
