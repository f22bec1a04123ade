/** File extension → content type. */
export const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/**
 * Returns a file's content type; undefined for types that no build produces. It must be correct, because
 * `nosniff` stops browsers from guessing it.
 */
export const contentTypeOf = (path: string): string | undefined =>
  contentTypes[path.slice(path.lastIndexOf('.') + 1)]

/** Folders whose missing files get a 404. The HTML document in their place would be parsed as a script. */
export const fileFolders = ['r', 'shell', 'c', 'log', 'trust'] as const

/** URL path of the licences of all third-party code in a site. */
export const noticesPath = '/third-party-notices.txt'

/**
 * Files that change at the same URL: channel pointers, signatures and licences. `*` matches any characters.
 */
export const mutablePaths = ['/c/*', '/r/*/release.sig.json', noticesPath] as const
const mutable = new RegExp(`^(${mutablePaths.join('|').replaceAll('.', '\\.').replaceAll('*', '.*')})$`)

/** Returns a file's `Cache-Control`. `path` starts at the site's root (`/r/…`). */
export const cacheControlOf = (path: string): string =>
  mutable.test(path) ? 'max-age=15, must-revalidate' : 'public, max-age=31536000, immutable, no-transform'
