import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../host-shell/build/paths.ts'
import { needsOfShell, shellName } from '@companion/release-protocol/shellRelease'
import { firstDocument, recordOf } from '@companion/releases/edits/compose'
import type { ChannelDocument, ChannelRelease } from '@companion/release-protocol/channelDocument'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import type { Offers } from '@companion/release-protocol/compatibility'
import type { Device } from '@companion/release-protocol/select'

const mark = (content: string) => ({
  i: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  n: Buffer.byteLength(content),
})

/** A folder of its own for one test; `npm test` and `npm run check` remove those of the run before. */
export async function freshFolder(): Promise<string> {
  await mkdir(paths.scratch, { recursive: true })
  return mkdtemp(join(paths.scratch, 'release-'))
}

/** A made-up release of the shell, for documents with an older one. */
export const sampleShell = (version: string, build = 'aaaa'): ReleaseDocument => ({
  ...sampleRelease(shellName, version, build),
  exposes: { './styles': { js: [], css: ['area.css'] }, './libraries': { js: ['area.js'], css: [] } },
  routes: [],
  needs: needsOfShell(version),
})

/** The files of a made-up release; their contents name it. */
const filesOf = (remote: string, short: string): Record<string, string> => ({
  'remoteEntry.js': `window.loaded = '${remote} ${short}'`,
  'area.js': `// the area of ${remote} ${short}`,
  'area.css': `.${remote} { color: red }`,
  'texts-en-json.js': `// texts of ${remote} ${short}`,
  'languages.json': '{}',
  'titles.json': JSON.stringify({ en: { [remote]: remote } }),
  'titles-en.json': JSON.stringify({ [remote]: remote }),
})

/** A made-up release.json whose hashes are right. */
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
    version,
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

/** Writes a made-up release to disk as a build leaves it; returns its folder. */
export async function writeRelease(parent: string, release: ReleaseDocument): Promise<string> {
  const short = `${release.version}-${release.build}`
  const folder = join(parent, ...(release.remote === shellName ? [] : ['r']), release.remote, short)
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(filesOf(release.remote, short)))
    await writeFile(join(folder, name), content)
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`)
  return folder
}

/** A first channel document over made-up releases. */
export const sampleDocument = (...releases: ReleaseDocument[]): ChannelDocument =>
  firstDocument(
    'stable',
    releases.map((release) => ({ release, entry: sampleEntry(release) })),
    new Date('2026-11-21T10:00:00Z'),
  )

/** A release as a channel document carries it, without a signature. */
export const sampleEntry = (release: ReleaseDocument): ChannelRelease => ({ ...recordOf(release, ''), s: [] })

export const sampleDevice: Device = { brand: 'sparkpro', os: 'ios', app: '3.4.0', id: 'device-1' }

export const sampleOffers: Offers = {
  shell: '1.0.0',
  contract: '1.2.0',
  caps: ['share'],
  shared: { react: '19.3.1' },
  mf: '2.9.2',
}
