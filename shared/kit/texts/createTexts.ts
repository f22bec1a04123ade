import { cloneElement, isValidElement, use, useMemo, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { formatterOf, language, type Catalogue } from '@companion/shared/texts/language'
import { forgetFailures, loadLocalised } from './loadLocalised.ts'

type Values = Readonly<Record<string, string | number | Date>>
type RichValues = Readonly<Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>>

/** Translates into the current language: `t(key, values)`, and `t.rich` for texts with links. */
export interface Translate<K extends string> {
  (key: K, values?: Values): string
  rich(key: K, values: RichValues): ReactNode
}

// All catalogues of this bundle. Each release bundles this module, so its translations fit its code.
const catalogues: ((lang: string) => Promise<unknown>)[] = []

/** Loads all catalogues of this bundle in a language. Retries failed loads. */
export const prepareTexts = async (lang: string): Promise<void> => {
  forgetFailures()
  await Promise.all(catalogues.map((prepare) => prepare(lang)))
}

const keyed = (node: ReactNode, index: number): ReactNode =>
  isValidElement(node) ? cloneElement(node, { key: index }) : node

export function translator<K extends string>(lang: string, messages: Catalogue): Translate<K> {
  const format = formatterOf(lang, messages)
  const plain = (key: K, values?: Values) => String(format(key, values))
  const rich = (key: K, values: RichValues): ReactNode => {
    const parts = format(key, values) as ReactNode
    return Array.isArray(parts) ? parts.map(keyed) : parts
  }
  return Object.assign(plain, { rich })
}

/**
 * Creates the typed translations of a catalogue. `load` imports it in a language. The English one must exist.
 */
export function createTexts<C extends object>(load: (lang: string) => Promise<{ default: object }>) {
  type K = keyof C & string
  const loaded = new Map<string, Catalogue>()
  const catalogueIn = loadLocalised(load as (lang: string) => Promise<{ default: Catalogue }>)
  const prepare = async (lang: string): Promise<Catalogue> => {
    const { text } = await catalogueIn(lang)
    loaded.set(lang, text)
    return text
  }
  catalogues.push(prepare)

  const useTexts = (): Translate<K> => {
    const { lang } = useSnapshot(language)
    const messages = loaded.get(lang) ?? use(catalogueIn(lang)).text
    return useMemo(() => translator<K>(lang, messages), [lang, messages])
  }
  /** Resolves with the translator for use outside of React, once its catalogue has loaded. */
  const textsIn = async (lang: string): Promise<Translate<K>> => {
    forgetFailures()
    return translator<K>(lang, await prepare(lang))
  }

  return { useTexts, prepare, textsIn }
}
