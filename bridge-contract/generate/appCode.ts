import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '../contract.ts'
import { writeFolder } from './writeFolder.ts'

const bridge = fileURLToPath(new URL('..', import.meta.url))
const templates = fileURLToPath(new URL('packages', import.meta.url))

/** The package of one language, as its package manager wants it. */
interface Package {
  /** The folder of the code. */
  readonly sources: string
  /** Returns the line of the entry file that makes a generated file public. Unset without an entry file. */
  readonly exported?: (name: string) => string
}

const packages: { readonly [language: string]: Package } = {
  arkts: {
    sources: 'src/main/ets',
    exported: (name) => `export * from './src/main/ets/generated/arkts/${name}'`,
  },
  dart: { sources: 'lib/src', exported: (name) => `export 'src/generated/dart/${name}.dart';` },
  kotlin: { sources: 'src/main/kotlin' },
  'react-native': {
    sources: 'src',
    exported: (name) => `export * from './src/generated/react-native/${name}'`,
  },
  swift: { sources: 'Sources/CompanionBridge' },
}

/** The languages of generated code, which are the names of the folders in `native`. */
export const languages: readonly string[] = Object.keys(packages)

/** Returns the files of a folder and its subfolders as texts, by path. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )

/** Returns the code of a language, by path in the folder of the package's code. */
const sourcesOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    ['native', 'generated'].flatMap((kind) =>
      Array.from(
        textsIn(join(bridge, kind, language)),
        ([path, text]) => [`${kind}/${language}/${path}`, text] as const,
      ),
    ),
  )

/** Returns the package's other files: what its package manager reads, and the entry file. */
function manifestsOf(language: string): ReadonlyMap<string, string> {
  const { exported } = packages[language]!
  const names = Array.from(textsIn(join(bridge, 'generated', language)).keys(), (path) =>
    path.replace(/\.\w+$/, ''),
  )
  // Shapes are internal. Without an export, an app can't depend on them.
  const open = names.filter((name) => name.toLowerCase() !== 'shapes').toSorted()
  const marks = { version: contract.version, exports: exported ? open.map(exported).join('\n') : '' }
  return new Map(
    Array.from(textsIn(join(templates, language)), ([path, text]) => [
      path.replace(/\.txt$/, ''),
      text.replaceAll(/\{\{(version|exports)\}\}/g, (_, mark: keyof typeof marks) => marks[mark]),
    ]),
  )
}

function writePackage(folder: string, language: string): void {
  writeFolder(join(folder, packages[language]!.sources), sourcesOf(language))
  for (const [path, text] of manifestsOf(language)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Writes an app's code as a package into `<out>/<language>`, for one language or for all. Replaces the manifests
 * and the folder of the code, and changes nothing else there, because the app's tools keep files beside them.
 * Run `writeGenerated` first, because the generated code is only copied. Throws if the language is unknown.
 */
export function writeAppCode(out: string, language?: string): void {
  if (language !== undefined && !languages.includes(language))
    throw new Error(`There is no language ${language}; there are ${languages.join(', ')}.`)
  for (const one of language === undefined ? languages : [language]) writePackage(join(out, one), one)
}
