/** Storage of releases: a folder or a bucket. Keys are relative, with `/` between parts. */
export interface Store {
  /** For messages. */
  readonly where: string
  /** Whether others read it too: no folder of this machine. */
  readonly remote: boolean
  /** The bytes under a key, undefined when there are none. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Writes whole or not at all, and only under a new key; false when the key is taken. */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Writes whole, over earlier bytes. */
  readonly replace: (key: string, bytes: Uint8Array) => Promise<void>
  /** All keys that begin so, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>
  /** When a key was written, undefined when it is not there. */
  readonly writtenAt: (key: string) => Promise<Date | undefined>
  readonly remove: (key: string) => Promise<void>
}

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** The type a key is served with; scripts need theirs exactly, the page refuses to sniff. */
export const contentTypeOf = (key: string): string =>
  kinds[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Whether a key's bytes never change: all but pointers and signatures, which `resign` renews. */
export const isImmutable = (key: string): boolean => !/^c\/|\/release\.sig\.json$/.test(key)

/** `Cache-Control` of a key. */
export const cacheControlOf = (key: string): string =>
  isImmutable(key) ? 'public, max-age=31536000, immutable, no-transform' : 'max-age=15, must-revalidate'
