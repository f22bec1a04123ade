/** Ending of a file → the type it is served with. */
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

/** The type a file is served with, undefined for one that no build makes; the page refuses to sniff. */
export const contentTypeOf = (path: string): string | undefined =>
  contentTypes[path.slice(path.lastIndexOf('.') + 1)]

/** Folders of files: what is missing below them answers 404, never the document. */
export const fileFolders = ['r', 'shell', 'c', 'log', 'trust'] as const

/** Address of the licences of everything in a site. */
export const noticesPath = '/third-party-notices.txt'

/** Files whose bytes change: pointers, signatures, which `resign` renews, and licences. `*` stands for any characters. */
export const mutablePaths = ['/c/*', '/r/*/release.sig.json', noticesPath] as const
const mutable = new RegExp(`^(${mutablePaths.join('|').replaceAll('.', '\\.').replaceAll('*', '.*')})$`)

/** `Cache-Control` of the file at a path from the root (`/r/…`). */
export const cacheControlOf = (path: string): string =>
  mutable.test(path) ? 'max-age=15, must-revalidate' : 'public, max-age=31536000, immutable, no-transform'
