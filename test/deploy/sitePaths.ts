import type { PageData } from '../../host-shell/shell/boot/bootData.ts'

interface SitePaths {
  /** Paths of the application. Each gives an HTML document. */
  readonly documents: readonly [string, ...string[]]
  readonly files: readonly [script: string, container: string, ...others: string[]]
  /**
   * Paths that must give 404: not files although they look like it, files in another spelling, and hidden
   * files.
   */
  readonly missing: readonly [string, ...string[]]
}

const dataOf = (html: string) => JSON.parse(/companion\.page=(.*)/.exec(html)?.[1] ?? '{}') as PageData

/**
 * Path and query, `Accept-Language`, and the expected prerendered document. Undefined if the document without
 * prerendered text is expected.
 */
export const screenCases = [
  ['/help', '', 'en/help.html'],
  ['/help', 'de-AT,de;q=0.9,en;q=0.8', 'de/help.html'],
  ['/help', 'sv-SE,de;q=0.5', 'en/help.html'],
  ['/help', 'fr-FR,de;q=0.5', undefined],
  ['/help?dark=1&lang=ar', 'de', 'ar/help.html'],
  ['/help?lang=zh-TW', '', undefined],
  ['/help?lang=zh', '', 'zh/help.html'],
  ['/help?lang=fr', 'de', undefined],
  ['/help?lang=sv', 'de', 'en/help.html'],
  ['/weather?lang=DE', '', 'de/weather.html'],
  ['/?lang=de', '', 'de/index.html'],
  ['/pay', 'zh-CN', 'zh/pay.html'],
] as const

/**
 * Returns paths of every kind that a host must distinguish. The files are those that an HTML document lists.
 */
export function sitePaths(html: string): SitePaths {
  const [, script = ''] = /src:"(\/shell\/[^"]+\/main\.js)"/.exec(html) ?? []
  const { releases } = dataOf(html).releases
  const [release] = Object.values(releases)
  if (!script || !release) throw new Error('the document names no shell or no release')
  const { path, entry, hot, texts, titles } = release
  const named = [...Object.values(hot).flat(), ...Object.values(texts), titles].map(([file]) => file)
  const missingBelow = [
    '/r/x.js',
    '/shell/x.js',
    '/c/x.json',
    '/log/x.json',
    '/trust/9.root.json',
    '/r',
    '/c/',
  ]
  const spellings = [
    `//${script.slice(1)}`,
    script.toUpperCase(),
    `${script}/`,
    script.replace('.js', '%2Ejs'),
  ]
  const notServed = [
    `${script}.br`,
    '/worker.js.br',
    '/worker.js/',
    '/third-party-notices.txt/',
    '/Worker.js',
    `${script}.gz`,
    '/r/404.html',
    '/index.html',
    '/documents/metawatch.html',
  ]
  return {
    documents: ['/', '/weather?a=/x.js', '/pay/', '/nothing-here', '/isolate/weather', '/%E4%BD%A0'],
    files: [
      script,
      `/${path}${entry[0]}`,
      ...[...named, 'release.json', 'release.sig.json', 'licences.txt'].map((file) => `/${path}${file}`),
      '/c/stable.json',
      '/log/stable/00000001.json',
      '/trust/1.root.json',
      '/worker.js',
      '/third-party-notices.txt',
    ],
    missing: [
      '/x.js',
      '/.env',
      '/.well-known/acme-challenge/x',
      '/.well-known/assetlinks.json/',
      // Only the hosts of a brand have it.
      '/.well-known/apple-app-site-association',
      '/headers.json',
      '/hosting/nginx.conf',
      ...missingBelow,
      ...spellings,
      ...notServed,
    ],
  }
}
