import { brandDocuments, screensFolder } from '../../host-shell/build/deploy/brandDocuments.ts'
import type { SitePlan } from '../../host-shell/build/deploy/headers.ts'
import { readBuildSettings } from '../../host-shell/build/deploy/settings.ts'
import type { ChannelDocument } from '../../shared/release-protocol/channelDocument.ts'
import { sampleEntry, sampleRelease } from '../release/sampleRelease.ts'
import { sampleParts } from './samplePage.ts'

const rule = (id: string, use: string, brand?: string) => ({
  id,
  use,
  ...(brand && { when: { brand: [brand] } }),
})
const document = {
  remotes: {
    weather: {
      rules: [rule('a', '2.0.0-a', 'metawatch'), rule('b', '1.5.0-b', 'lensmoo'), rule('base', '1.0.0-c')],
      fallback: [],
    },
  },
  releases: Object.fromEntries(
    ['2.0.0-a', '1.5.0-b', '1.0.0-c'].map((short) => {
      const [version = '', build = ''] = short.split('-')
      return [`weather@${short}`, sampleEntry(sampleRelease('weather', version, build))]
    }),
  ),
} as unknown as ChannelDocument

/** A channel document with one weather release for each of two brands, and one for everyone else. */
export const sampleEmbedded = JSON.stringify({ p: JSON.stringify(document), s: [], root: { p: 'root' } })

/** Returns the plan of the site that a build with these flags writes. */
export function samplePlan(flags: string): SitePlan {
  const settings = readBuildSettings(flags.split(' ').filter(Boolean), {})
  if (settings === 'help') throw new Error('help')
  const [general, ...others] = brandDocuments(sampleParts, sampleEmbedded, settings).map(
    ({ file, hosts, page, appLinks }) => ({
      file,
      hosts,
      headers: page.headers,
      ...(Object.keys(appLinks).length && { appLinks: screensFolder(file) }),
    }),
  )
  return { documents: [general!, ...others], hsts: settings.hsts }
}

/** The headers of each HTML document in `planWithScreens`. */
export const pageHeaders = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }

const screens = (folder: string) => ({ folder, paths: ['/help', '/weather', '/pay', '/'] })

/** The plan of a site with prerendered screens, for one brand and for all others. */
export const planWithScreens = {
  documents: [
    { file: 'index.html', hosts: [], headers: pageHeaders, screens: screens('documents/others') },
    {
      file: 'documents/metawatch.html',
      hosts: ['m.metawatch.example'],
      headers: pageHeaders,
      screens: screens('documents/metawatch'),
    },
  ],
  hsts: 0,
} as const
