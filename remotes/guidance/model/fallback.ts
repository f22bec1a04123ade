import { cataloguesFor } from '@companion/shared/texts/languages'
import { remembered } from '@companion/shared/loading/remembered'

/** A long text in the reader's language, or in English with a word about it. */
export interface Localised<T> {
  readonly text: T
  /** The language it really is in. */
  readonly lang: string
  /** True where the reader asked for another language: the screen says so. */
  readonly substituted: boolean
}

type Load<T> = (lang: string) => Promise<{ default: T }>

async function firstOf<T>(load: Load<T>, names: readonly string[], asked: string): Promise<Localised<T>> {
  const [lang, ...rest] = names
  if (lang === undefined) throw new Error('there is no English text')
  try {
    const { default: text } = await load(lang)
    return { text, lang, substituted: lang === 'en' && !/^en\b/.test(asked) }
  } catch (failure) {
    if (rest.length === 0) throw failure
    return firstOf(load, rest, asked)
  }
}

/** Loads texts by language, once each: the language, its base (`zh` for `zh-TW`), English. */
export const localised = <T>(load: Load<T>): ((lang: string) => Promise<Localised<T>>) =>
  remembered((lang) => firstOf(load, cataloguesFor(lang), lang))
