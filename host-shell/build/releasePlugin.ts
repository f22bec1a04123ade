import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { recordBuild } from './buildRecord.ts'
import { sha384 } from '@companion/releases/stores/hash'
import { inputDigest, type Mode } from './inputDigest.ts'
import { draftId, releaseId, type ReleaseId } from './releaseId.ts'
import { writeWhole } from './writeWhole.ts'

/** Placeholder for the release's name in `output.path`. */
export const releaseFolder = '[release]'

/** `release.json` without the release's name and its files. */
type Description = Omit<ReleaseDocument, 't' | 'remote' | 'version' | 'build' | 'mf' | 'files'>

interface Described {
  readonly description: Description
  /** Additional files, written as JSON. */
  readonly files: Readonly<Record<string, object>>
}

/** Description of a release, besides its files. */
export interface ReleaseOptions {
  /** The remote, or the shell. */
  readonly remote: string
  readonly mode: Mode
  /** The file with the container. */
  readonly entry: string
  /** The `processAssets` stage at which all files exist, except those with hashes of others. */
  readonly nameAt: number
  /** Files that are built but not published. */
  readonly beside?: readonly string[]
  /** Further files to watch, besides those of modules. */
  readonly sources?: readonly string[]
  readonly describe: (compilation: Compilation) => Promise<Described>
}

const released = new WeakMap<Compilation, ReleaseId>()

/** The release of a compilation; throws before it has a name. */
export function releaseOf(compilation: Compilation): ReleaseId {
  const id = released.get(compilation)
  if (!id) throw new Error('the release has no name before all of its files are there')
  return id
}

/**
 * Names a release after its files, so that a change without effect on them (a tool, a comment, another
 * remote) keeps the name. Files are compiled under a draft name, which the final one replaces in all files
 * and source maps. Writes `release.json`, with the hash of every file, last: a folder that contains it is
 * complete.
 */
export class ReleasePlugin {
  private readonly options: ReleaseOptions
  constructor(options: ReleaseOptions) {
    this.options = options
  }

  /** Production files are published without their source maps. */
  private isPublic(name: string): boolean {
    return this.options.mode === 'development' || !name.endsWith('.map')
  }

  private nameFiles(compilation: Compilation, assets: Compilation['assets'], description: object): void {
    const { remote } = this.options
    const { RawSource } = compilation.compiler.webpack.sources
    const hash = createHash('sha256').update(JSON.stringify(description))
    for (const name of Object.keys(assets).toSorted())
      if (this.isPublic(name)) hash.update(`\0${name}\0`).update(assets[name]!.buffer())
    const draft = draftId(remote)
    // Eight digits are enough to distinguish the builds of a version.
    const final = releaseId(remote, draft.version, hash.digest('hex').slice(0, 8))
    released.set(compilation, final)
    for (const [name, source] of Object.entries(assets)) {
      const text = String(source.source())
      const named = text.replaceAll(draft.container, final.container).replaceAll(draft.id, final.id)
      if (named !== text) compilation.updateAsset(name, new RawSource(named))
    }
  }

  private documentOf(compilation: Compilation, description: Description): ReleaseDocument {
    const { entry, beside = [] } = this.options
    const { remote, version, build, container } = releaseOf(compilation)
    const files = compilation
      .getAssets()
      .filter(({ name }) => this.isPublic(name) && !beside.includes(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, source }) => [name, { i: sha384(source.buffer()), n: source.size() }] as const)
    const mf = { name: container, type: 'global', entry } as const
    return { t: 'release', remote, version, build, mf, files: Object.fromEntries(files), ...description }
  }

  apply(compiler: Compiler): void {
    const { remote, mode, nameAt, sources = [], describe } = this.options
    const {
      Compilation,
      sources: { RawSource },
      WebpackError,
    } = compiler.webpack
    const made = new WeakMap<Compilation, { readonly inputs: string; readonly document: ReleaseDocument }>()
    compiler.hooks.thisCompilation.tap('Release', (compilation) => {
      if (compilation.compiler.isChild()) return
      const inputs = inputDigest(remote, mode)
      let description: Description | undefined
      compilation.fileDependencies.addAll(sources)
      compilation.hooks.assetPath.tap('Release', (path) =>
        path.replace(releaseFolder, released.get(compilation)?.id ?? releaseFolder),
      )
      const name = async (assets: Compilation['assets']) => {
        const described = await describe(compilation)
        description = described.description
        for (const [file, value] of Object.entries(described.files))
          compilation.emitAsset(file, new RawSource(JSON.stringify(value)))
        this.nameFiles(compilation, assets, description)
      }
      // Reported as a compilation error: a rejected hook would end a watching build.
      compilation.hooks.processAssets.tapPromise({ name: 'Release', stage: nameAt }, (assets) =>
        name(assets).catch(
          (failure: Error) => void compilation.errors.push(new WebpackError(failure.message)),
        ),
      )
      // All files are final here. After writing a file, webpack keeps only its size.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'Release', stage }, () => {
        if (description)
          made.set(compilation, { inputs, document: this.documentOf(compilation, description) })
      })
    })
    compiler.hooks.afterEmit.tapPromise('Release', async (compilation) => {
      const release = made.get(compilation)
      if (!release || compilation.errors.length || compilation.warnings.length) return
      const folder = compilation.getPath(compiler.outputPath, {})
      await writeWhole(resolve(folder, 'release.json'), `${JSON.stringify(release.document, null, 1)}\n`)
      await recordBuild(remote, release.inputs, releaseOf(compilation).id, folder)
    })
  }
}
