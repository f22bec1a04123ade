import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasOf, translated } from '@companion/shared/texts/languages'

type Names = Readonly<Record<string, string>>

const namesIn = (language: string) => {
  const file = join(import.meta.dirname, `${language}.json`)
  return [language.toLowerCase(), JSON.parse(readFileSync(file, 'utf8')) as Names] as const
}

/** Language (lower case) → English name → translated name. */
const names = new Map(translated.filter((language) => language !== 'en').map(namesIn))

/**
 * Translates an English `name` as a service would. `lang` is a tag such as `zh-TW`. Returns the English name
 * for unknown languages and names.
 */
export function inLanguage(name: string, lang: string): string {
  const tag = aliasOf(lang.toLowerCase())
  const known = names.get(tag) ?? names.get(aliasOf(tag.split('-')[0] ?? tag))
  return known?.[name] ?? name
}
