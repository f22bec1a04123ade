import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../host-shell/build/paths.ts'
import { needsOfShell, shellName } from '@companion/release-protocol/shellRelease'
import { firstDocument, recordOf } from '@companion/releases/edits/compose'
import { sha384 } from '@companion/releases/stores/hash'
import type { ChannelDocument, ChannelRelease } from '@companion/release-protocol/channelDocument'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import type { Offers } from '@companion/release-protocol/compatibility'
import type { Device } from '@companion/release-protocol/select'
import type { Version } from '@companion/release-protocol/releaseRef'

const mark = (content: string) => ({
  i: sha384(content),
  n: Buffer.byteLength(content),
})

/** Creates a separate folder for one test. The next `npm test` or `npm run check` removes it. */
export async function freshFolder(): Promise<string> {
  await mkdir(paths.scratch, { recursive: true })
  return mkdtemp(join(paths.scratch, 'release-'))
}

/** Returns a sample release of the shell, for documents that need one with an older version. */
export const sampleShell = (version: string, build = 'aaaa'): ReleaseDocument => ({
  ...sampleRelease(shellName, version, build),
  exposes: { './styles': { js: [], css: ['area.css'] }, './libraries': { js: ['area.js'], css: [] } },
  routes: [],
  needs: needsOfShell(version),
})

/**
 * Returns the files of a sample release. Their contents contain the remote and the version, so a test can
 * tell releases apart.
 */
const filesOf = (remote: string, short: string): Record<string, string> => ({
  'remoteEntry.js': `window.loaded = '${remote} ${short}'`,
  'area.js': `// the area of ${remote} ${short}`,
  'area.css': `.${remote} { color: red }`,
  'texts-en-json.js': `// texts of ${remote} ${short}`,
  'languages.json': '{}',
  'titles.json': JSON.stringify({ en: { [remote]: remote } }),
  'titles-en.json': JSON.stringify({ [remote]: remote }),
})

/** Returns a sample release.json with correct hashes. */
export function sampleRelease(
  remote: string,
  version: string,
  build: string,
  changes: Partial<ReleaseDocument> = {},
): ReleaseDocument {
  const files = filesOf(remote, `${version}-${build}`)
  return {
    t: 'release',
    remote,
    version: version as Version,
    build,
    mf: {
      name: `${remote}_${version}_${build}`.replace(/\W/g, '_'),
      type: 'global',
      entry: 'remoteEntry.js',
    },
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, mark(content)])),
    exposes: { './area': { js: ['area.js'], css: ['area.css'] } },
    titles: 'titles.json',
    languages: 'languages.json',
    routes: [
      {
        path: `/${remote}`,
        name: remote,
        title: 'title',
        open: true,
        back: true,
        hidden: false,
        layout: false,
      },
    ],
    needs: {
      shell: '>=1',
      contract: '^1.0',
      caps: [],
      optionalCaps: [],
      shared: { react: '^19' },
      mf: '~2.9',
    },
    ...changes,
  }
}

/** Writes a sample release to disk like a build. Returns its folder. */
export async function writeRelease(parent: string, release: ReleaseDocument): Promise<string> {
  const short = `${release.version}-${release.build}`
  const folder = join(parent, ...(release.remote === shellName ? [] : ['r']), release.remote, short)
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(filesOf(release.remote, short)))
    await writeFile(join(folder, name), content)
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`)
  return folder
}

/** Returns an initial channel document with sample releases. */
export const sampleDocument = (...releases: ReleaseDocument[]): ChannelDocument =>
  firstDocument(
    'stable',
    releases.map((release) => ({ release, entry: sampleEntry(release) })),
    new Date('2026-11-21T10:00:00Z'),
  )

/** Returns a release's entry in a channel document, without a signature. */
export const sampleEntry = (release: ReleaseDocument): ChannelRelease => ({ ...recordOf(release, ''), s: [] })

export const sampleDevice: Device = { brand: 'sparkpro', os: 'ios', app: '3.4.0', id: 'device-1' }

export const sampleOffers: Offers = {
  shell: '1.0.0',
  contract: '1.2.0',
  caps: ['share'],
  shared: { react: '19.3.1' },
  mf: '2.9.2',
}
