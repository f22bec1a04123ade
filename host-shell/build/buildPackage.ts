import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { rename, rm, readFile, writeFile } from 'node:fs/promises'
import { translated } from '@companion/shared/texts/languages'
import type { BuildMode } from './buildCache.ts'
import { recordTools } from './buildFacts.ts'
import { paths } from './paths.ts'
import { currentRelease, type ReleaseId } from './releaseId.ts'
import { librariesFile, shellName } from '../releases/model/shellRelease.ts'
import { writeShellRelease } from './shellRelease.ts'
import { sha384 } from './hash.ts'
import type { documentTexts } from './documentTexts.ts'
import { languagesFile } from './languageFiles.ts'
import type { HashedFile } from './compile.ts'

/**
 * Makes a folder unless it is whole already, that is, has the file `last`; false when there was nothing to do. A
 * broken-off build leaves nothing behind; of two processes that build the same at once the first one's build stays.
 */
async function makeOnce(dir: string, last: string, make: (draft: string) => Promise<void>): Promise<boolean> {
  const isWhole = () => existsSync(resolve(dir, last))
  if (isWhole()) return false
  const draft = `${dir}.draft-${randomUUID()}`
  await make(draft)
  if (!isWhole()) await rm(dir, { recursive: true, force: true })
  await rename(draft, dir).catch(async (failure: unknown) => {
    if (!isWhole()) throw failure
    await rm(draft, { recursive: true, force: true })
  })
  return true
}

/** A release on disk; `fresh` says whether it had to be made. */
export interface BuiltRelease extends ReleaseId {
  readonly dir: string
  readonly fresh: boolean
}

/** Builds a remote unless this very release lies there already. */
export async function buildRemote(
  remote: string,
  mode: BuildMode = { minimize: true },
): Promise<BuiltRelease> {
  const release = currentRelease(remote, mode.minimize)
  const dir = resolve(paths.build, 'r', remote, release.id)
  const fresh = await makeOnce(dir, 'release.json', async (draft) => {
    // Loaded when there is something to build: the compiler alone takes half a second.
    const { compileRemote } = await import('./compile.ts')
    await compileRemote(release, draft, mode)
  })
  if (fresh) await recordTools(dir)
  return { ...release, dir, fresh }
}

/** What the document of a shell release consists of. */
export interface DocumentParts {
  /** The inline script that loads the shell's scripts; the first in the document. */
  readonly headScript: string
  /** The libraries of the shell's script, at an address that they keep while they stay the same. */
  readonly libraries: HashedFile
  /** The shell's stylesheet: all that the skeleton does without. */
  readonly frame: HashedFile
  /** SHA-384 of the bridge's chunk, which pages inside an app preload. */
  readonly bridge: string
  /** The same of the chunk of mirrors, which pages preload where the channel has any. */
  readonly mirrors: string
  /** Language → the same of the shell's own words, which every page preloads. */
  readonly texts: Readonly<Record<string, string>>
  /** Language → the texts of a page that could not be loaded, its button's, and those for an engine that is too old. */
  readonly lost: Readonly<Record<string, LostTexts>>
  /** The hash of the file with those of `texts`, for pages in a language that their document has none for. */
  readonly languages: string
  /** The inline script in ES5 that finds engines which can't parse the others. */
  readonly engineScript: string
  readonly bootScript: string
  /** The inline script of documents that bring the words of a screen. */
  readonly wordsScript: string
  /** The service worker, and the one that removes it. */
  readonly workers: { readonly on: string; readonly off: string }
  /** What the skeleton looks like. */
  readonly styles: string
}

type LostTexts = readonly [lost: string, retry: string, tooOld: string]

/** A language and the shell's texts in it for a page that could not be loaded. */
async function lostTexts(lang: string): Promise<readonly [lang: string, texts: LostTexts]> {
  const file = resolve(paths.root, 'host-shell/texts', `${lang}.json`)
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<(typeof documentTexts)[number], string>
  return [lang, [texts.pageLost, texts.retry, texts.engineOld]]
}

/** A shell on disk: its folder of immutable files, and what its document consists of. */
export interface BuiltShell {
  /** `<version>-<build>`. */
  readonly id: string
  readonly dir: string
  readonly parts: DocumentParts
  readonly fresh: boolean
}

/** Where a build of the shell from its sources as they are now would lie. */
export function currentShell(minimize: boolean): ReleaseId & Pick<BuiltShell, 'dir'> {
  const release = currentRelease(shellName, minimize)
  return { ...release, dir: resolve(paths.build, shellName, release.id) }
}

/** Builds the shell unless this very one lies there already. */
export async function buildShell(mode: BuildMode = { minimize: true }): Promise<BuiltShell> {
  const { dir, ...release } = currentShell(mode.minimize)
  const { id } = release
  const fresh = await makeOnce(dir, 'document.json', async (draft) => {
    const {
      buildBootScript,
      buildEngineScript,
      buildHeadScript,
      buildWordsScript,
      buildWorker,
      compileShell,
      inlineStyles,
      minified,
    } = await import('./compile.ts')
    const compiled = compileShell(release.version, draft, mode)
    const [bootScript] = await Promise.all([minified(buildBootScript()), compiled])
    const hashed = async (name: string): Promise<HashedFile> => ({
      url: `/shell/${id}/${name}`,
      integrity: sha384(await readFile(resolve(draft, name))),
    })
    const hashOf = async (name: string) => (await hashed(name)).integrity.slice('sha384-'.length)
    const styles = await readFile(resolve(draft, 'document.css'), 'utf8')
    // Its styles stand in the document, and a script without any code comes with them.
    for (const file of ['js', 'css'].flatMap((kind) => [`document.${kind}`, `document.${kind}.map`]))
      await rm(resolve(draft, file), { force: true })
    const { integrity } = await hashed(librariesFile)
    const name = integrity.replace(/^sha384-|\W/g, '').slice(0, 12)
    const libraries = { url: `/shell/libraries-${name}/${librariesFile}`, integrity }
    const parts: DocumentParts = {
      engineScript: await buildEngineScript(),
      headScript: await minified(buildHeadScript(await hashed('main.js'), libraries)),
      libraries,
      frame: await hashed('main.css'),
      bridge: await hashOf('bridge.js'),
      mirrors: await hashOf('mirrors.js'),
      texts: Object.fromEntries(
        await Promise.all(
          translated.map(async (lang) => [lang, await hashOf(`texts-${lang}-json.js`)] as const),
        ),
      ),
      lost: Object.fromEntries(await Promise.all(translated.map(lostTexts))),
      languages: await hashOf(languagesFile),
      bootScript,
      workers: { on: await buildWorker('worker'), off: await buildWorker('removal') },
      wordsScript: await minified(buildWordsScript(await hashed('words.js'))),
      styles: await inlineStyles(styles),
    }
    await writeShellRelease(release, draft, mode.minimize)
    await writeFile(resolve(draft, 'document.json'), JSON.stringify(parts))
  })
  if (fresh) await recordTools(dir)
  const parts = JSON.parse(await readFile(resolve(dir, 'document.json'), 'utf8')) as DocumentParts
  return { id, dir, parts, fresh }
}
