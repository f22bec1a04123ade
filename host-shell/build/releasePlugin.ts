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

/** The content of `release.json` without the release's names and files. */
type Description = Omit<ReleaseDocument, 't' | 'remote' | 'version' | 'build' | 'mf' | 'files'>

interface Described {
  readonly description: Description
  /** File name → content of an additional JSON file. */
  readonly files: Readonly<Record<string, object>>
}

/** Options for one package's releases. */
export interface ReleaseOptions {
  /** The remote's name, or the shell's. */
  readonly remote: string
  readonly mode: Mode
  /** The file that contains the federation container. */
  readonly entry: string
  /**
   * The `processAssets` stage in which the release gets its name. Only files with hashes of other files can
   * still be missing then.
   */
  readonly nameAt: number
  /** Files that are built but not published, so `release.json` doesn't list them. */
  readonly beside?: readonly string[]
  /** Files to watch besides the modules' files. */
  readonly sources?: readonly string[]
  readonly describe: (compilation: Compilation) => Promise<Described>
}

const released = new WeakMap<Compilation, ReleaseId>()

/** Returns the release of a compilation. Throws if the release has no name yet. */
export function releaseOf(compilation: Compilation): ReleaseId {
  const id = released.get(compilation)
  if (!id) throw new Error('the release has no name before all of its files are there')
  return id
}

/**
 * Names a release after the content of its files. A change that doesn't affect them, such as a change to a
 * tool, a comment or another remote, doesn't change the name. Files are compiled with a draft name, which is
 * then replaced with the final name in all files and source maps. `release.json` contains the hash of every
 * file. It's written last, so a folder that contains it is complete.
 */
export class ReleasePlugin {
  private readonly options: ReleaseOptions
  constructor(options: ReleaseOptions) {
    this.options = options
  }

  /** Returns whether a file is published. The source maps of production builds aren't. */
  private isPublic(name: string): boolean {
    return this.options.mode === 'development' || !name.endsWith('.map')
  }

  private nameFiles(compilation: Compilation, assets: Compilation['assets'], description: object): void {
    const { remote } = this.options
    const { RawSource } = compilation.compiler.webpack.sources
    const hash = createHash('sha256').update(JSON.stringify(description))
    const byName = Object.entries(assets).toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [name, source] of byName)
      if (this.isPublic(name)) hash.update(`\0${name}\0`).update(source.buffer())
    const draft = draftId(remote)
    // Eight digits are enough to distinguish the builds of one version.
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
      // Added to the compilation's errors, because a rejected hook would end a build in watch mode.
      compilation.hooks.processAssets.tapPromise({ name: 'Release', stage: nameAt }, (assets) =>
        name(assets).catch(
          (failure: Error) => void compilation.errors.push(new WebpackError(failure.message)),
        ),
      )
      // All files are final here. A later hook couldn't hash them: once webpack has written a file, it only
      // stores its size.
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
