import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RemoteManifest } from '@companion/shared/remote/manifest'
import { librariesFile, needsOfShell, shellName } from '@companion/release-protocol/shellRelease'
import { hyphenateWords } from './hyphenate.ts'
import { languagesFile, untranslatedFile } from './languageFiles.ts'
import { paths } from './paths.ts'
import { folderOf, versionOf } from './releaseId.ts'
import type { ReleaseOptions } from './releasePlugin.ts'
import { manifestOf } from './remotes.ts'
import { libraryVersion } from './sharedModules.ts'

type Titles = Record<string, Record<string, string>>

/**
 * Returns the hyphenated titles of a remote's routes: language → route name → title. Throws if a catalogue
 * doesn't contain a title.
 */
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

type Described = Pick<ReleaseOptions, 'sources' | 'describe'>

/**
 * Describes a remote's release: the content of `release.json`, based on the manifest, and the files of
 * titles. `titles.json` contains all languages, and each language also has its own file.
 */
export const describeRemote = (remote: string): Described => ({
  sources: [resolve(paths.remotes, remote, 'manifest.ts')],
  async describe(compilation) {
    const manifest = await manifestOf(remote)
    const titles = titlesOf(remote, manifest)
    const byLanguage = Object.entries(titles).map(([lang, own]) => [`titles-${lang}.json`, own] as const)
    const filesOf = (chunk: string) => {
      const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])]
      if (!files.length) throw new Error(`${remote}: there is no chunk ${chunk}`)
      return {
        js: files.filter((file) => file.endsWith('.js')),
        css: files.filter((file) => file.endsWith('.css')),
      }
    }
    const ofRoutes = manifest.routes.flatMap(({ name, chunk }) =>
      chunk ? [[name, filesOf(chunk)] as const] : [],
    )
    const description = {
      exposes: { './area': filesOf('area'), ...Object.fromEntries(ofRoutes) },
      titles: 'titles.json',
      languages: languagesFile,
      routes: manifest.routes.map((route) => ({ ...route, chunk: undefined })),
      ...(manifest.boot && { boot: manifest.boot }),
      needs: {
        ...manifest.needs,
        shared: { react: `^${libraryVersion('react')}`, '@companion/shared': `^${versionOf('shared/kit')}` },
        mf: `~${libraryVersion('@module-federation/runtime-core')}`,
      },
    }
    return { description, files: { 'titles.json': titles, ...Object.fromEntries(byLanguage) } }
  },
})

/** Describes the shell's release. The shell has no routes, so its `titles.json` is empty. */
export const describeShell: Described = {
  describe: async () => ({
    description: {
      exposes: {
        './styles': { js: [], css: ['main.css'] },
        './libraries': { js: [librariesFile], css: [] },
      },
      titles: 'titles.json',
      languages: languagesFile,
      routes: [],
      needs: needsOfShell(versionOf(folderOf(shellName))),
    },
    files: { 'titles.json': {} },
  }),
}
