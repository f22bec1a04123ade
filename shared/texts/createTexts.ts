import { cloneElement, isValidElement, use, useMemo, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { formatterOf, language, type Catalogue } from '@companion/shared/texts/language'
import { forgetFailures, remembered } from '../loading/remembered.ts'
import { cataloguesFor } from './languages.ts'

type Values = Readonly<Record<string, string | number | Date>>
type RichValues = Readonly<Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>>

/** Words of one area in the current language: `t(key, values)`, and `t.rich` where a text holds links. */
export interface Translate<K extends string> {
  (key: K, values?: Values): string
  rich(key: K, values: RichValues): ReactNode
}

type Load = (lang: string) => Promise<{ default: object }>

// Every catalogue of this bundle. Each release has its own copy of this module, so texts always
// travel with the code that asks for them.
const catalogues: ((lang: string) => Promise<Catalogue>)[] = []

/** Loads all catalogues of this bundle in one language, so that no screen waits for its words. Tries lost parts anew. */
export const prepareTexts = async (lang: string): Promise<void> => {
  forgetFailures()
  await Promise.all(catalogues.map((prepare) => prepare(lang)))
}

async function firstOf(load: Load, names: readonly string[]): Promise<Catalogue> {
  const [name, ...rest] = names
  if (name === undefined) throw new Error('no catalogue in any language')
  try {
    return (await load(name)).default as Catalogue
  } catch (failure) {
    if (rest.length === 0) throw failure
    return firstOf(load, rest)
  }
}

const keyed = (node: ReactNode, index: number): ReactNode =>
  isValidElement(node) ? cloneElement(node, { key: index }) : node

/** Builds a translator for one catalogue in one language. */
export function translator<K extends string>(lang: string, messages: Catalogue): Translate<K> {
  const format = formatterOf(lang, messages)
  const plain = (key: K, values?: Values) => String(format(key, values))
  const rich = (key: K, values: RichValues): ReactNode => {
    const parts = format(key, values) as ReactNode
    return Array.isArray(parts) ? parts.map(keyed) : parts
  }
  return Object.assign(plain, { rich })
}

/** One area's typed texts. `load` gets a language code and imports that catalogue (English must exist). */
export function createTexts<C extends object>(load: Load) {
  type K = keyof C & string
  const loaded = new Map<string, Catalogue>()
  const prepare = remembered(async (lang) => {
    const messages = await firstOf(load, cataloguesFor(lang))
    loaded.set(lang, messages)
    return messages
  })
  catalogues.push(prepare)

  const useTexts = (): Translate<K> => {
    const { lang } = useSnapshot(language)
    const messages = loaded.get(lang) ?? use(prepare(lang))
    return useMemo(() => translator<K>(lang, messages), [lang, messages])
  }
  /** The translator outside React, once `prepare` has resolved. */
  const textsIn = async (lang: string): Promise<Translate<K>> => {
    forgetFailures()
    return translator<K>(lang, await prepare(lang))
  }

  return { useTexts, prepare, textsIn }
}
