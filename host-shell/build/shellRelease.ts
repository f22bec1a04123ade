import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ReleaseDocument } from '../releases/model/releaseDocument.ts'
import { librariesFile, needsOfShell } from '../releases/model/shellRelease.ts'
import { sha384 } from './hash.ts'
import { languagesFile } from './languageFiles.ts'
import type { ReleaseId } from './releaseId.ts'
import { buildTools } from './sharedModules.ts'

/**
 * Writes `release.json` into a folder with the shell's built files, as a remote's build has it, and the titles that
 * pages expect of any release: none. `withoutMaps`: source maps are kept apart and are no files of the release.
 */
export async function writeShellRelease(
  { remote, version, build, container }: ReleaseId,
  folder: string,
  withoutMaps: boolean,
): Promise<void> {
  await writeFile(resolve(folder, 'titles.json'), '{}')
  const names = (await readdir(folder)).filter((name) => !withoutMaps || !name.endsWith('.map')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(resolve(folder, name))
      return [name, { i: sha384(bytes), n: bytes.length }] as const
    }),
  )
  const release: ReleaseDocument = {
    t: 'release',
    remote,
    version,
    build,
    mf: { name: container, type: 'global', entry: 'main.js' },
    files: Object.fromEntries(files),
    exposes: {
      './styles': { js: [], css: ['main.css'] },
      './libraries': { js: [librariesFile], css: [] },
    },
    titles: 'titles.json',
    ...(names.includes(languagesFile) && { languages: languagesFile }),
    routes: [],
    needs: needsOfShell(version),
    src: buildTools(),
  }
  await writeFile(resolve(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`)
}
