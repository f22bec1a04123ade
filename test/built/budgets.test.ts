import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildRemote, type BuiltRelease, buildShell, type BuiltShell } from '../../host-shell/build/builds.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { translated } from '@companion/shared/texts/languages'
import type { PageConfig, PageData } from '../../host-shell/shell/boot/bootData.ts'
import { sha384 } from '../../host-shell/releases/stores/hash.ts'
import { brandDocuments } from '../../host-shell/build/deploy/brandDocuments.ts'
import { embeddedDocument, firstDocument, recordOf } from '../../host-shell/releases/edits/compose.ts'
import { shellSizes, sizeTable } from '../../host-shell/build/deploy/scriptSizes.ts'
import { encoders } from '../../host-shell/build/deploy/compressFiles.ts'
import type { ReleaseDocument } from '../../shared/release-protocol/releaseDocument.ts'

/** Budget of a remote's first screen without its lazy chunks, in bytes after Brotli. */
const remoteBudgets: Readonly<Record<string, number>> = {
  account: 30_000,
  security: 30_000,
  guidance: 35_000,
  weather: 20_000,
  pay: 18_000,
}
/** Budget in bytes for remotes that are added later. */
const newcomer = 20_000

/** Matches names that occur only in a developer build. */
const forDevelopers =
  /developer-(faults|notice)|standin\/build|jsxDEV|react-stack-bottom-frame|sourceMappingURL/

/** Returns the size as served, in bytes, with the build's compression. */
const served = async (bytes: Uint8Array | string) => (await encoders.br(Buffer.from(bytes))).length
const sizeOf = (...file: string[]) => served(readFileSync(resolve(...file)))

describe('the shell', () => {
  let shell: BuiltShell
  beforeAll(async () => {
    shell = await buildShell()
  })

  test('its scripts are at most 90 kB; what is in them stands here when it is more', async () => {
    const sizes = await shellSizes(shell.dir)
    expect(sizes.served, sizeTable(sizes)).toBeLessThanOrEqual(90_000)
    // The breakdown is complete: its parts add up to the total, and it lists a library's importers.
    const sum = sizes.parts.reduce((all, { served: part }) => all + part, 0)
    expect(Math.abs(sum - sizes.served)).toBeLessThan(sizes.parts.length)
    expect(sizes.parts.find(({ name }) => name === 'wouter')?.importers).toEqual(['shared/kit/navigation'])
  })

  test('its own code is at most 10 kB of that', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [resolve(paths.root, 'host-shell/shell/main.tsx')],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2020',
      jsx: 'automatic',
      packages: 'external',
      // Only the shell bundles this package into its script, so it belongs to the shell's own code.
      alias: { '@companion/release-protocol': resolve(paths.root, 'shared/release-protocol') },
      splitting: true,
      metafile: true,
      outdir: paths.work,
      external: ['*.css.ts', '*.json'],
    })
    // All code that the script loads at once, including chunks that it shares with lazy ones. Import lines
    // are removed, because they only reference other code.
    const own = new Set<string>()
    const walk = (name: string): void => {
      if (own.has(name)) return
      own.add(name)
      for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
        if (kind === 'import-statement' && metafile.outputs[path]) walk(path)
      }
    }
    walk(Object.keys(metafile.outputs).find((name) => name.endsWith('/main.js')) ?? '')
    const inputOf = (name: string) => Object.keys(metafile.outputs[name]?.inputs ?? {})[0] ?? ''
    // Chunk order and the hashes in chunk names change with every file, and would alter the size by 25 B.
    const text = [...own]
      .toSorted((one, other) => inputOf(one).localeCompare(inputOf(other)))
      .map((name) =>
        (outputFiles.find(({ path }) => path.endsWith(name.split('/').pop() ?? name))?.text ?? '')
          .replace(/import\s*(?:[\w*{}, $]+from)?\s*"[^"]+";?|export\s*\{[^}]*\};?/g, '')
          .replace(/-[A-Z\d]{8}\.js"/g, '.js"'),
      )
    expect(text).not.toContain('')
    expect(await served(text.join('\n'))).toBeLessThanOrEqual(10_000)
  })

  test('nothing of the developer’s page is in it, nor a pointer to its source maps', () => {
    for (const file of readdirSync(shell.dir).filter((name) => /\.(js|css)$/.test(name)))
      expect(readFileSync(resolve(shell.dir, file), 'utf8'), file).not.toMatch(forDevelopers)
  })

  test('the inline scripts are at most 4.4 kB, the styles of the skeleton 1 kB and the others 5 kB', async () => {
    const { headScript, bootScript, styles } = shell.parts
    expect(await served(headScript + bootScript)).toBeLessThanOrEqual(4400)
    expect(await served(styles)).toBeLessThanOrEqual(1000)
    expect(await sizeOf(shell.dir, 'main.css')).toBeLessThanOrEqual(5000)
    // About 50 of these bytes request the screen's files after the shell's own scripts. About 900 store
    // clicks, typed text and DOM changes from before hydration.
    expect(await served(shell.parts.prerenderedScript)).toBeLessThanOrEqual(2300)
  })

  test('the service worker is at most 2 kB, and the one that removes it half of one', async () => {
    expect(await served(shell.parts.workers.on)).toBeLessThanOrEqual(2000)
    expect(await served(shell.parts.workers.off)).toBeLessThanOrEqual(500)
  })

  test.each([remoteNames().length, 200])(
    'with %i remotes the document of a brand is at most 9.4 kB, and that of all brands 10 kB',
    async (count) => {
      const releases = await Promise.all(
        remoteNames().map(async (remote) => {
          const { dir } = await buildRemote(remote)
          const source = readFileSync(resolve(dir, 'release.json'), 'utf8')
          const release = JSON.parse(source) as ReleaseDocument
          return { release, entry: { ...recordOf(release, ''), s: [] } }
        }),
      )
      const first = firstDocument('stable', releases, new Date())
      // Additional remotes are copies of the project's remotes, each with different hashes.
      for (let n = releases.length; n < count; n++) {
        const { release, entry } = releases[n % releases.length]!
        const name = `${release.remote}-${n}`
        const text = JSON.stringify(entry)
          .replaceAll(/sha384-[^"]+/g, (hash) => sha384(hash + n))
          .replaceAll('"path":"/', `"path":"/${n}/`)
          .replaceAll(`r/${release.remote}/`, `r/${name}/`)
        Object.assign(first.remotes, { [name]: first.remotes[release.remote] })
        const [, short] = Object.keys(first.releases)[n % releases.length]!.split('@')
        Object.assign(first.releases, { [`${name}@${short}`]: JSON.parse(text) as object })
      }
      const root = { p: JSON.stringify({ t: 'root', n: 1, at: '', exp: '', keys: {}, roles: {} }), s: [] }
      const embedded = embeddedDocument(first, root)
      const config: PageConfig = { apiBase: '', channel: 'stable' }
      const dataOf = (html: string) => JSON.parse(/companion\.page=(.*)/.exec(html)?.[1] ?? '') as PageData
      for (const { file, page } of brandDocuments(shell.parts, embedded, { config, origins: [], hsts: 1 })) {
        const carried = Object.keys(dataOf(page.html).releases.remotes)
        // The HTML document embeds all of the project's remotes. If there are many, it embeds at least the
        // start page's.
        if (count === releases.length) expect(carried.toSorted(), file).toEqual(remoteNames())
        else expect([carried[0], carried.length < 20], file).toEqual(['account', true])
        // Other hashes of the same length alone can change the size by 20 bytes, so each gets a fixed one.
        let n = 0
        const html = page.html.replaceAll(/[\w+/]{64}(?=")/g, () => sha384(`${n++}`).slice(7))
        expect(n).toBeGreaterThan(20)
        expect(await served(html), file).toBeLessThanOrEqual(file === 'index.html' ? 10_000 : 9400)
      }
    },
  )
})

describe.each(remoteNames())('%s', (remote) => {
  let release: BuiltRelease
  let record: ReleaseDocument
  beforeAll(async () => {
    release = await buildRemote(remote)
    record = JSON.parse(readFileSync(resolve(release.dir, 'release.json'), 'utf8')) as ReleaseDocument
  })

  test('its first screen keeps its budget', async () => {
    const area = record.exposes['./area']
    const files = [record.mf.entry, ...(area?.js ?? []), ...(area?.css ?? [])]
    // Style names contain the release's digest. Its letters alone can change the size by 40 bytes, so they're
    // replaced.
    const digest = /\w+$/.exec(release.id)![0]
    const texts = files.map((file) => readFileSync(resolve(release.dir, file), 'utf8'))
    const sizes = await Promise.all(texts.map((text) => served(text.replaceAll(digest, '0a1b2c3d'))))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(remoteBudgets[remote] ?? newcomer)
  })

  test('it is React’s production build, and points to no source maps', () => {
    for (const file of Object.keys(record.files).filter((name) => /\.(js|css)$/.test(name)))
      expect(readFileSync(resolve(release.dir, file), 'utf8'), file).not.toMatch(forDevelopers)
    expect(Object.keys(record.files).filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test('its texts in one language are at most 6 kB', async () => {
    const texts = readdirSync(release.dir).filter((file) => /^texts-.*\.js$/.test(file))
    expect(texts).toHaveLength(translated.length)
    for (const file of texts) expect(await sizeOf(release.dir, file), file).toBeLessThanOrEqual(6000)
  })
})
