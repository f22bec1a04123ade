import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Compiler } from 'webpack'
import type { RemoteManifest } from '@companion/shared/remote/manifest'
import { sha384 } from './hash.ts'
import { hyphenateWords } from './hyphenate.ts'
import { paths } from './paths.ts'
import { type ReleaseId, versionOf } from './releaseId.ts'
import { manifestOf } from './remotes.ts'
import { buildTools, libraryVersion } from './sharedModules.ts'
import { languagesFile, untranslatedFile } from './languageFiles.ts'

type Titles = Record<string, Record<string, string>>

/** The titles of a remote's routes in all its languages, out of its own texts; hyphenated. */
export function titlesOf(remote: string, manifest: RemoteManifest): Titles {
  const folder = resolve(paths.remotes, remote, 'texts')
  const titles: Titles = {}
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json') || untranslatedFile.test(file)) continue
    const texts = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Record<string, string>
    titles[file.slice(0, -5)] = Object.fromEntries(
      manifest.routes.map(({ name, title }) => {
        const text = texts[title]
        if (text === undefined) throw new Error(`${remote}/texts/${file} lacks the title ${title} of ${name}`)
        return [name, hyphenateWords(text, file.slice(0, -5))]
      }),
    )
  }
  return titles
}

/**
 * Gives a build its release's name in place of the one that it was compiled under, which is as long, in all files and
 * their source maps: before anything is hashed.
 */
export class ReleaseNamePlugin {
  private readonly compiled: string
  private readonly named: () => string
  constructor(compiled: string, named: () => string) {
    this.compiled = compiled
    this.named = named
  }
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ReleaseName', (compilation) => {
      if (compilation.compiler.isChild()) return
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
      compilation.hooks.processAssets.tap({ name: 'ReleaseName', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const text = String(source.source())
          if (text.includes(this.compiled))
            compilation.updateAsset(name, new sources.RawSource(text.replaceAll(this.compiled, this.named())))
        }
      })
    })
  }
}

/** Emits `titles.json`, the same by language, and, with the hash of every file, `release.json`: what a published release says of itself. */
export class ReleaseFilePlugin {
  private readonly release: () => ReleaseId
  private readonly withoutMaps: boolean
  constructor(release: () => ReleaseId, withoutMaps: boolean) {
    this.release = release
    this.withoutMaps = withoutMaps
  }
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ReleaseFile', (compilation) => {
      if (compilation.compiler.isChild()) return
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'ReleaseFile', stage }, async (assets) => {
        const { remote, version, build, container } = this.release()
        const manifest = await manifestOf(remote)
        const titles = titlesOf(remote, manifest)
        const emitJson = (name: string, value: object) =>
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(value)))
        emitJson('titles.json', titles)
        for (const [lang, own] of Object.entries(titles)) emitJson(`titles-${lang}.json`, own)
        const files = Object.fromEntries(
          Object.entries(assets)
            .filter(([name]) => !this.withoutMaps || !name.endsWith('.map'))
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, source]) => [name, { i: sha384(source.buffer()), n: source.size() }]),
        )
        const filesOf = (chunk: string) => {
          const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])]
          if (!files.length) throw new Error(`${remote}: there is no chunk ${chunk}`)
          return {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          }
        }
        const inChunks = manifest.routes.flatMap(({ name, chunk }) =>
          chunk ? [[name, filesOf(chunk)] as const] : [],
        )
        const record = {
          t: 'release',
          remote,
          version,
          build,
          mf: { name: container, type: 'global', entry: 'remoteEntry.js' },
          files,
          exposes: { './area': filesOf('area'), ...Object.fromEntries(inChunks) },
          titles: 'titles.json',
          ...(files[languagesFile] && { languages: languagesFile }),
          routes: manifest.routes.map((route) => ({ ...route, chunk: undefined })),
          ...(manifest.boot && { boot: manifest.boot }),
          needs: {
            ...manifest.needs,
            shared: { react: `^${libraryVersion('react')}`, '@companion/shared': `^${versionOf('shared')}` },
            mf: `~${libraryVersion('@module-federation/runtime-core')}`,
          },
          // Nothing of this machine: the same sources give the same release everywhere.
          src: buildTools(),
        }
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(record, null, 1)}\n`))
      })
    })
  }
}
