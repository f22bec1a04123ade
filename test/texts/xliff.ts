import { basename, dirname } from 'node:path'
import { js2xliff, xliff2js, type Unit, type Value } from 'xliff'
import { UsageError } from '../../host-shell/releases/edits/usageError.ts'
import { glossaryOf, languages, textsOf, type Text } from './catalogues.ts'
import { faultsOf } from './faults.ts'
import { hasBranches, numbering, protect, unprotect } from './inline.ts'

/** Returns a file's id. In XLIFF it can't contain a slash. */
const idOf = (file: string) => dirname(file).replaceAll('/', ':')

const notes: readonly (readonly [holds: (text: Text) => boolean, says: string])[] = [
  [
    ({ kind }) => kind === 'label',
    'What the phone’s own menu says: look it up on the phone, or leave it out.',
  ],
  [
    ({ kind, english }) => kind === 'message' && hasBranches(english),
    'ICU message: write each branch that the language needs; leave braces, the words before them and # as they are.',
  ],
]

const noteOf = (text: Text) =>
  notes
    .filter(([holds]) => holds(text))
    .map(([, says]) => says)
    .join(' ')

function unitOf(english: Text, own: string | undefined): Unit {
  const numberOf = numbering()
  const source = protect(english.text, numberOf)
  const note = noteOf(english)
  return {
    source,
    ...(own !== undefined && { target: protect(own, numberOf) }),
    ...(note && { note }),
    additionalAttributes: { 'xml:space': 'preserve' },
  }
}

const keyOf = (file: string, key: string) => `${idOf(file)} ${key}`

function checkLanguage(lang: string): void {
  if (lang === 'en' || !languages.includes(lang))
    throw new UsageError(`There is no glossary for a translation into '${lang}'.`)
}

let known: readonly Text[] | undefined
/** Returns the English texts. They're cached, because each read runs git to list all files. */
const englishTexts = () => (known ??= textsOf('en').texts)

const beforeBlock =
  /(?<=>)(?=<\/?(?:file|unit|notes|segment|source|target|xliff)\b)(?<!<(?:source|target)>)(?!<\/(?:source|target)>)/g

/** Returns all texts as XLIFF 2.0: English, with the language's existing translations. */
export async function writeXliff(lang: string): Promise<string> {
  checkLanguage(lang)
  const own = new Map(textsOf(lang).texts.map(({ file, key, text }) => [keyOf(file, key), text]))
  const resources: Record<string, Record<string, Unit>> = {}
  for (const text of englishTexts())
    (resources[idOf(text.file)] ??= {})[text.key] = unitOf(text, own.get(keyOf(text.file, text.key)))
  // Turns the library's own line breaks off. One between two placeholders would become part of the text.
  const xml = await js2xliff({ sourceLanguage: 'en', targetLanguage: lang, resources }, { indent: '' })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replaceAll(beforeBlock, '\n')}\n`
}

// The library's parser drops a space that is alone between two elements. With this private-use character next
// to it, the space isn't alone.
const mark = '\uE000'
const lonelySpace = /(?<=<(?:ph|pc)\b[^<>]*>|<\/(?:ph|pc)>)(?=\s+<\/?(?:ph|pc)\b)/g

/**
 * Returns the reason to reject a file. In a file with deep nesting the library recurses until the stack
 * overflows.
 */
const reasonOf = (failure: unknown): string | undefined =>
  failure instanceof RangeError
    ? 'its elements are nested too deep'
    : (failure as Error).message.split('\n')[0]

async function parsed(xml: string) {
  // The end is checked here, because the library's parser accepts a truncated file.
  if (!/<\/xliff>\s*$/.test(xml)) throw new UsageError('This is no XLIFF, or not all of it.')
  let found
  try {
    found = await xliff2js(xml.replace(lonelySpace, mark))
  } catch (failure) {
    throw new UsageError(`This is no XLIFF: ${reasonOf(failure)}`)
  }
  const { sourceLanguage, targetLanguage: lang = '', resources } = found
  if (!resources) throw new UsageError('This is no XLIFF 2.')
  if (sourceLanguage !== 'en') throw new UsageError(`It is translated from ${sourceLanguage}, not from en.`)
  checkLanguage(lang)
  return { lang, resources }
}

export interface Translation {
  readonly lang: string
  readonly texts: readonly Text[]
  /** Texts that no longer exist in English, or whose English has changed. */
  readonly outdated: readonly string[]
}

/** Rules whose violation breaks a page, so the import throws. `npm run texts` reports the others. */
const breaking = ['message', 'holes', 'plural']

/** Reads the texts of an XLIFF 2 file. Throws `UsageError` with all faults. */
export async function readXliff(xml: string): Promise<Translation> {
  const { lang, resources } = await parsed(xml)
  const english = new Map(englishTexts().map((text) => [keyOf(text.file, text.key), text]))
  const texts: Text[] = []
  const outdated: string[] = []
  const wrong: string[] = []
  for (const [id, units] of Object.entries(resources))
    for (const [key, { source, target = '' }] of Object.entries(units)) {
      const way = `${id} ${key}`
      const known = english.get(way)
      try {
        const textOf = (value: Value) => unprotect(value, source).replaceAll(mark, '')
        const words = textOf(target)
        if (!words) continue
        if (known?.text !== textOf(source)) outdated.push(way)
        else
          texts.push({
            ...known,
            file: `${dirname(known.file)}/${basename(lang)}.json`,
            text: words,
            english: known.text,
          })
      } catch (failure) {
        wrong.push(`${way}: ${(failure as Error).message}`)
      }
    }
  const glossary = glossaryOf(lang)
  for (const text of texts)
    for (const { rule, says } of faultsOf(lang, text, glossary))
      if (breaking.includes(rule)) wrong.push(`${keyOf(text.file, text.key)}: ${rule}: ${says}`)
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'))
  return { lang, texts, outdated }
}
