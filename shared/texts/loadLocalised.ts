import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'
import { cataloguesFor } from './languages.ts'

export interface Localised<T> {
  readonly text: T
  /** The language it really is in. */
  readonly lang: string
  /** English, where another language was asked for: a long text says so. */
  readonly substituted: boolean
}

const failures = new Set<() => void>()

/** Makes every load of this bundle that failed start again when it is next requested. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** Loads once. A failure is kept until `forgetFailures`: a new promise at each render suspends for ever. */
export function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>()
  return (key) => {
    const known = loads.get(key)
    if (known) return known
    const started = timeout(limits.part, load(key))
    loads.set(key, started)
    started.catch(() => failures.add(() => loads.delete(key)))
    return started
  }
}

/** The first that exists of the language asked for, its base (`zh` for `zh-TW`) and English; each is loaded once. */
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
