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

/** The hyphenated titles of a remote's routes in all its languages, from its own texts. */
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

/** `release.json` of a remote from its manifest, `titles.json`, and one file of titles per language. */
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

/** `release.json` of the shell, which has no routes; its `titles.json` is empty. */
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
