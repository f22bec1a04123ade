import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'
import { cataloguesFor } from './languages.ts'

/** Something written, in the language asked for or in the nearest there is. */
export interface Localised<T> {
  readonly text: T
  /** The language it really is in. */
  readonly lang: string
  /** English, where another language was asked for: a long text says so. */
  readonly substituted: boolean
}

/** Forgets one failed load each. */
const failures = new Set<() => void>()

/** Makes every load of this bundle that failed start again when it is next requested. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * Loads once for each key, within `limits.part` ms. A failure is kept until `forgetFailures`: React renders again after
 * an error, and a new promise on each render would suspend for ever instead of reaching the error boundary.
 */
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

/**
 * Loads the first of several languages that exists: the one asked for, its base (`zh` for `zh-TW`), or English. Once for
 * each language. Rejects when English cannot be loaded either.
 */
export const loadLocalised = <T>(load: (lang: string) => Promise<{ default: T }>) =>
  remembered(async (asked): Promise<Localised<T>> => {
    let failure: unknown
    for (const lang of cataloguesFor(asked)) {
      try {
        const { default: text } = await load(lang)
        return { text, lang, substituted: lang === 'en' && !/^en\b/.test(asked) }
      } catch (error) {
        failure = error
      }
    }
    throw failure
  })
