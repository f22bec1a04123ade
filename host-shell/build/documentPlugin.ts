import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { translated } from '@companion/shared/texts/languages'
import { librariesFile, shellName } from '@companion/release-protocol/shellRelease'
import { documentFile, type DocumentParts, type LostTexts } from './documentParts.ts'
import type { documentTexts } from './documentTexts.ts'
import { sha384 } from '@companion/releases/stores/hash'
import {
  buildBootScript,
  buildEngineScript,
  buildHeadScript,
  buildPrerenderedScript,
  buildWorker,
  inlineStyles,
  type HashedFile,
  type Script,
} from './inlineScripts.ts'
import { languagesFile } from './languageFiles.ts'
import { paths } from './paths.ts'
import { draftId } from './releaseId.ts'

const textsFile = (lang: string) => resolve(paths.root, 'host-shell/shell/texts', `${lang}.json`)

/** The folders that contain the entries of the inline scripts and the service workers. */
const scriptFolders = ['boot', 'serviceWorker'].map((folder) =>
  resolve(paths.root, 'host-shell/shell', folder),
)

/** Returns a language and its texts for the notice that the page couldn't be loaded. */
async function lostTexts(lang: string): Promise<readonly [lang: string, texts: LostTexts]> {
  const text = await readFile(textsFile(lang), 'utf8')
  const texts = JSON.parse(text) as Record<(typeof documentTexts)[number], string>
  return [lang, [texts.pageLost, texts.retry, texts.engineOld]]
}

/** Generates `document.json` from the shell's final files, its inline scripts and its service worker. */
export class DocumentPlugin {
  /**
   * Source files to watch. The set outlives a build, because a script that fails to compile lists no sources.
   * Without the earlier list, fixing the script wouldn't start a new build.
   */
  private readonly sources = new Set(translated.map(textsFile))

  private async partsOf(compilation: Compilation): Promise<DocumentParts> {
    const sourceOf = (name: string) => {
      const asset = compilation.getAsset(name)
      if (!asset) throw new Error(`the shell's build has no ${name}`)
      return asset.source
    }
    const integrityOf = (name: string) => sha384(sourceOf(name).buffer())
    const hashOf = (name: string) => integrityOf(name).slice('sha384-'.length)
    const hashed = (name: string): HashedFile => ({
      url: `/shell/${draftId(shellName).id}/${name}`,
      integrity: integrityOf(name),
    })
    const integrity = integrityOf(librariesFile)
    const name = integrity.replace(/^sha384-|\W/g, '').slice(0, 12)
    const libraries = { url: `/shell/libraries-${name}/${librariesFile}`, integrity }
    const codeOf = async (building: Promise<Script>) => {
      const { code, sources } = await building
      for (const source of sources) this.sources.add(source)
      return code
    }
    return {
      engineScript: await codeOf(buildEngineScript()),
      headScript: await codeOf(buildHeadScript(hashed('main.js'), libraries)),
      libraries,
      frame: hashed('main.css'),
      bridge: hashOf('bridge.js'),
      mirrors: hashOf('mirrors.js'),
      texts: Object.fromEntries(translated.map((lang) => [lang, hashOf(`texts-${lang}-json.js`)])),
      lost: Object.fromEntries(await Promise.all(translated.map(lostTexts))),
      languages: hashOf(languagesFile),
      bootScript: await codeOf(buildBootScript()),
      workers: { on: await codeOf(buildWorker('worker')), off: await codeOf(buildWorker('removal')) },
      prerenderedScript: await codeOf(buildPrerenderedScript()),
      styles: await inlineStyles(String(sourceOf('document.css').source())),
    }
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.webpack
    compiler.hooks.thisCompilation.tap('Document', (compilation) => {
      if (compilation.compiler.isChild()) return
      // After `ChunkIntegrityPlugin`, which still changes files that are hashed here.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2
      const make = async () => {
        // After an error webpack emits no files, and the assets read below can be missing.
        if (compilation.errors.length) return
        const parts = await this.partsOf(compilation)
        // The HTML document contains these styles inline, so their files aren't published. Webpack emits an
        // empty script with them.
        for (const file of ['js', 'css'].flatMap((kind) => [`document.${kind}`, `document.${kind}.map`]))
          compilation.deleteAsset(file)
        compilation.emitAsset(documentFile, new sources.RawSource(JSON.stringify(parts)))
      }
      // Added to the compilation's errors, because a rejected hook would end a build in watch mode.
      compilation.hooks.processAssets.tapPromise({ name: 'Document', stage }, () =>
        make()
          .catch((failure: Error) => void compilation.errors.push(new WebpackError(failure.message)))
          .finally(() => {
            compilation.fileDependencies.addAll(this.sources)
            compilation.contextDependencies.addAll(scriptFolders)
          }),
      )
    })
  }
}
