import { basename, dirname } from 'node:path'
import { read, sourceFiles } from '../architecture/sources.ts'

/** One text in one language, with its English source. */
export interface Text {
  readonly file: string
  /** The message's key, or the path of a text in an article or a document: `articles.3.body.0`. */
  readonly key: string
  readonly text: string
  readonly english: string
  /** A message is in ICU format. A document is shown unchanged. A label is a text in a phone's own menu. */
  readonly kind: Kind
}
type Kind = 'message' | 'document' | 'label'

export interface Glossary {
  /** The language's own name. The next fields are its form of address and its quotation marks. */
  readonly name: string
  readonly address: string
  readonly quotes: string
  /** Rules for translators. */
  readonly rules: readonly string[]
  /** Term → the word to use, followed by the stems and forms that the check accepts. */
  readonly terms: Readonly<Record<string, readonly string[]>>
  /** Forbidden text → its replacement. */
  readonly forbidden: Readonly<Record<string, string>>
  /** Texts that are correct although they equal the English ones. */
  readonly same?: readonly string[]
}

const glossaryFolder = 'shared/kit/texts/glossary/'

/** Folders that contain one JSON file per language. */
export const folders: readonly string[] = sourceFiles(/(?:\/texts\/(?:\w+\/)?|\/model\/.*\/)en\.json$/)
  .map(dirname)
  .filter((folder) => `${folder}/` !== glossaryFolder)

/** Every language with a glossary, whether translated or planned. */
export const languages: readonly string[] = sourceFiles(/^shared\/kit\/texts\/glossary\/[\w-]+\.json$/).map(
  (file) => basename(file, '.json'),
)

export const glossaryOf = (lang: string) => JSON.parse(read(`${glossaryFolder}${lang}.json`)) as Glossary

const kindOf = (folder: string): Kind =>
  folder.endsWith('/labels') ? 'label' : /\/texts(?:\/\w+)?$/.test(folder) ? 'message' : 'document'

/** Fields that the page uses but doesn't show, so they aren't translated. */
const unseen = ['id', 'topic', 'route']

/** Returns all texts of a JSON file by key. */
function flat(value: unknown, way = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    unseen.includes(name) && typeof part === 'string' ? [] : flat(part, way ? `${way}.${name}` : name),
  )
}

/** Returns the English texts of a folder by key. */
export const englishOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(read(`${folder}/en.json`))))

const has = (file: string, all: readonly string[]) => all.includes(file)

/**
 * Returns a language's texts, missing texts and surplus texts in all folders. Missing labels aren't reported.
 */
export function textsOf(lang: string) {
  const files = sourceFiles(/\.json$/)
  const texts: Text[] = []
  const missing: string[] = []
  const surplus: string[] = []
  for (const folder of folders) {
    const file = `${folder}/${lang}.json`
    const kind = kindOf(folder)
    const own = new Map(has(file, files) ? flat(JSON.parse(read(file))) : [])
    const english = englishOf(folder)
    for (const [key, words] of english) {
      const text = own.get(key)
      if (text !== undefined) texts.push({ file, key, text, english: words, kind })
      else if (kind !== 'label') missing.push(`${file} ${key}`)
    }
    surplus.push(...[...own.keys()].filter((key) => !english.has(key)).map((key) => `${file} ${key}`))
  }
  return { texts, missing, surplus }
}
