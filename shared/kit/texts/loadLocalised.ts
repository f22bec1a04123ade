import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'
import { cataloguesFor } from './languages.ts'

export interface Localised<T> {
  readonly text: T
  /** The language of `text`, which can differ from the requested one. */
  readonly lang: string
  /** True if English replaces another language. Long texts tell the reader so. */
  readonly substituted: boolean
}

const failures = new Set<() => void>()

/** Drops the failed loads of this bundle, so that the next request retries them. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** Loads once per key. Caches failures too: a new promise on each render would suspend forever. */
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

/** Loads the first catalogue that exists: in the language, in its base (`zh` for `zh-TW`), in English. */
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
