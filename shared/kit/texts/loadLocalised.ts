import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'
import { cataloguesFor } from './languages.ts'

export interface Localised<T> {
  readonly text: T
  /** The actual language. */
  readonly lang: string
  /** True for English in place of another language, which long texts mention. */
  readonly substituted: boolean
}

const failures = new Set<() => void>()

/** Drops the failed loads of this bundle, so that they're retried on the next request. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** Loads once. Keeps a failure until `forgetFailures`: a new promise per render would suspend forever. */
export function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>()
  return (key) => {
    const known = loads.get(key)
    if (known) return known
    const started = timeout(limits.chunk, load(key))
    loads.set(key, started)
    started.catch(() => failures.add(() => loads.delete(key)))
    return started
  }
}

/** Loads the first that exists of the language, its base (`zh` for `zh-TW`) and English, each once. */
export const loadLocalised = <T>(load: (lang: string) => Promise<{ default: T }>) =>
  remembered(async (asked): Promise<Localised<T>> => {
    let failure: unknown
    for (const lang of new Set(cataloguesFor(asked))) {
      try {
        const { default: text } = await load(lang)
        return { text, lang, substituted: lang === 'en' && !/^en\b/.test(asked) }
      } catch (error) {
        failure = error
      }
    }
    throw failure
  })
