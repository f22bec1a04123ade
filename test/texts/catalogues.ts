import { basename, dirname } from 'node:path'
import { read, sourceFiles } from '../architecture/sources.ts'

/** One text of one language, with what stands there in English. */
export interface Text {
  readonly file: string
  /** The message's key, or the way to a text in an article or a document: `articles.3.body.0`. */
  readonly key: string
  readonly text: string
  readonly english: string
  /** A message is ICU; a document is shown as it is; a label is what a phone's own menu says. */
  readonly kind: Kind
}
type Kind = 'message' | 'document' | 'label'

export interface Glossary {
  /** The language's own name, how it addresses the reader, and the marks it quotes with. */
  readonly name: string
  readonly address: string
  readonly quotes: string
  /** For who writes. */
  readonly rules: readonly string[]
  /** The word for each thing, first; after it the stems and forms by which the check knows it. */
  readonly terms: Readonly<Record<string, readonly string[]>>
  /** What must not be written, and what is written instead. */
  readonly forbidden: Readonly<Record<string, string>>
  /** Texts that are rightly the same as in English. */
  readonly same?: readonly string[]
}

const glossaryFolder = 'shared/kit/texts/glossary/'

/** Folders with one JSON file per language. */
export const folders: readonly string[] = sourceFiles(/(?:\/texts\/(?:\w+\/)?|\/model\/.*\/)en\.json$/)
  .map(dirname)
  .filter((folder) => `${folder}/` !== glossaryFolder)

/** Every language that has a glossary: those that are written, or are to be. */
export const languages: readonly string[] = sourceFiles(/^shared\/kit\/texts\/glossary\/[\w-]+\.json$/).map(
  (file) => basename(file, '.json'),
)

export const glossaryOf = (lang: string) => JSON.parse(read(`${glossaryFolder}${lang}.json`)) as Glossary

const kindOf = (folder: string): Kind =>
  folder.endsWith('/labels') ? 'label' : /\/texts(?:\/\w+)?$/.test(folder) ? 'message' : 'document'

/** Fields that the page reads by and does not show. */
const unseen = ['id', 'topic', 'route']

/** All texts of a JSON file by their keys. */
function flat(value: unknown, way = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    unseen.includes(name) && typeof part === 'string' ? [] : flat(part, way ? `${way}.${name}` : name),
  )
}

/** The English texts of a folder by their keys. */
export const englishOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(read(`${folder}/en.json`))))

/** Whether a folder has a language's file. */
const has = (file: string, all: readonly string[]) => all.includes(file)

/** What a language has, what it lacks, and what it has too much, over all folders. A label may be missing. */
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
