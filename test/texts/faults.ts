import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { dirname } from 'node:path'
import type { Glossary, Text } from './catalogues.ts'
import { otherLanguage } from './languageOf.ts'
import { scriptFaults } from './scripts.ts'
import { tooWide } from './widths.ts'

export type Rule = 'message' | 'holes' | 'plural' | 'english' | 'forbidden' | 'script' | 'foreign' | 'long'
export interface Fault {
  readonly rule: Rule
  readonly says: string
}

type Holes = Map<string, ReadonlySet<string>>

/** Returns the placeholders of a message, with their plural categories if they have any. */
function holesOf(elements: readonly MessageFormatElement[], found: Holes = new Map()): Holes {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if (element.type === TYPE.tag) {
      found.set(`<${element.value}>`, new Set())
      holesOf(element.children, found)
      continue
    }
    const isPlural = element.type === TYPE.plural
    if (isPlural || !found.has(element.value))
      found.set(element.value, new Set(isPlural ? Object.keys(element.options) : []))
    if ('options' in element) for (const { value } of Object.values(element.options)) holesOf(value, found)
  }
  return found
}

/**
 * Returns the plural categories that a language needs for counts on a page: whole numbers up to a thousand.
 */
export function categoriesOf(lang: string): readonly string[] {
  const rules = new Intl.PluralRules(lang)
  return [...new Set([...Array.from({ length: 1001 }, (_, count) => rules.select(count)), 'other'])]
}

/**
 * English words that occur in no other language's sentences, so they reveal untranslated text. Names occur in
 * all languages.
 */
const englishWords = /\b(?:the|your|with|this|and|you|is|of|for|again)\b/gi
const names = /^(?:App Store|Google Play|GPS|QR|APK|AI|\s*MB|[^\p{L}]*)$/u

function isEnglish({ text, english, kind }: Text, { same = [], terms }: Glossary): boolean {
  if (kind === 'label' || names.test(text.replace(/\{[^{}]*\}|<[^>]*>/g, ''))) return false
  const allowed = [...same, ...Object.values(terms).flat()].map((word) => word.toLowerCase())
  return text === english
    ? !allowed.includes(text.toLowerCase())
    : (text.replace(/[“«„「"][^”»“」"]*[”»“」"]/g, '').match(englishWords)?.length ?? 0) > 2
}

/**
 * Returns a pattern for a forbidden word. It matches at the start of a word, or anywhere in scripts without
 * spaces.
 */
const finds = (word: string): RegExp =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}]/u.test(
    word,
  )
    ? new RegExp(word.replace(/[()]/g, '\\$&'), 'u')
    : new RegExp(
        `(?<!\\p{L})${word.trim()}${word.endsWith(' ') ? '(?!\\p{L})' : ''}`,
        word[0] === word[0]?.toLowerCase() ? 'iu' : 'u',
      )

function messageFaults(lang: string, text: string, english: string): Fault[] {
  let holes: Holes
  try {
    holes = holesOf(parse(text))
  } catch (failure) {
    return [{ rule: 'message', says: `no valid message: ${(failure as Error).message}` }]
  }
  const wanted = [...holesOf(parse(english)).keys()].toSorted()
  const needed = categoriesOf(lang)
  const faults: Fault[] = []
  if ([...holes.keys()].toSorted().join() !== wanted.join())
    faults.push({
      rule: 'holes',
      says: `has ${[...holes.keys()].join() || 'none'}, English has ${wanted.join() || 'none'}`,
    })
  for (const [name, categories] of holes) {
    const lacks = categories.size > 0 ? needed.filter((each) => !categories.has(each)) : []
    if (lacks.length > 0) faults.push({ rule: 'plural', says: `{${name}} lacks ${lacks.join(', ')}` })
  }
  return faults
}

/** Returns the faults of one text. */
export function faultsOf(lang: string, text: Text, glossary: Glossary): Fault[] {
  const { kind, file, key, text: words } = text
  // A text in a phone's menu is the phone maker's own, so the rules don't apply to it.
  if (kind === 'label') return []
  const placeholders = (message: string) => (message.match(/\{\w+\}/g) ?? []).toSorted().join()
  return [
    ...(kind === 'message'
      ? messageFaults(lang, words, text.english)
      : placeholders(words) !== placeholders(text.english)
        ? [
            {
              rule: 'holes',
              says: `has ${placeholders(words)}, English has ${placeholders(text.english)}`,
            } as const,
          ]
        : []),
    ...(lang !== 'en' && isEnglish(text, glossary) ? [{ rule: 'english', says: words } as const] : []),
    ...Object.entries(glossary.forbidden)
      .filter(([word]) => !key.endsWith('keywords') && finds(word).test(words))
      .map(
        ([word, instead]) => ({ rule: 'forbidden', says: `${word}: ${instead || 'leave it out'}` }) as const,
      ),
    ...scriptFaults(lang, words).map((says) => ({ rule: 'script', says }) as const),
    ...[otherLanguage(lang, words)].flatMap((other) =>
      other ? [{ rule: 'foreign', says: `reads like ${other}` } as const] : [],
    ),
    ...[tooWide(dirname(file), key, words)].flatMap((says) =>
      says ? [{ rule: 'long', says } as const] : [],
    ),
  ]
}
