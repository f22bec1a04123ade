import { loadLocalised, type Localised } from '@companion/shared/texts/loadLocalised'

/** The spec's two legal documents. */
export type LegalName = 'privacy' | 'terms'

export interface LegalSection {
  /** Fragment of the section's URL. It's the same in all languages, so that links work in each of them. */
  readonly id: string
  readonly title: string
  /** Each item is a paragraph, or a list of points. */
  readonly body: readonly (string | readonly string[])[]
}

/** A document's text, in which `fill` replaces the placeholders `{companyName}` and `{appName}`. */
export interface LegalText {
  readonly intro: readonly string[]
  readonly sections: readonly LegalSection[]
}

/** The versions of each document, newest first, with their effective dates. */
export const versions: Readonly<
  Record<LegalName, readonly { readonly version: string; readonly since: string }[]>
> = {
  privacy: [{ version: '1.0', since: '2026-11-01' }],
  terms: [{ version: '1.0', since: '2026-11-01' }],
}

const texts = {
  privacy: (version: string) =>
    loadLocalised<LegalText>(
      (lang) => import(/* webpackChunkName: "legal-[request]" */ `./legal/privacy/${version}/${lang}.json`),
    ),
  terms: (version: string) =>
    loadLocalised<LegalText>(
      (lang) => import(/* webpackChunkName: "legal-[request]" */ `./legal/terms/${version}/${lang}.json`),
    ),
}

const loadersOf = (name: LegalName) =>
  new Map(versions[name].map(({ version }) => [version, texts[name](version)] as const))

const loaders = { privacy: loadersOf('privacy'), terms: loadersOf('terms') }

/** Returns the wanted version of a document, or the newest if the wanted version doesn't exist. */
export const versionOf = (name: LegalName, wanted?: string) =>
  versions[name].find(({ version }) => version === wanted) ?? versions[name][0]!

/**
 * Loads a document in the user's language, or in English if there's no translation. Rejects if the network
 * fails. Throws if the version doesn't exist.
 */
export function loadLegal(name: LegalName, version: string, lang: string): Promise<Localised<LegalText>> {
  const load = loaders[name].get(version)
  if (!load) throw new Error(`no version ${version} of ${name}`)
  return load(lang)
}

interface Names {
  readonly companyName: string
  readonly appName: string
}

/**
 * Replaces the placeholders by a brand's names. Throws if a placeholder is unknown. In Arabic it adds U+200E
 * marks around a name, otherwise the full stop of a Latin name would move to the wrong side. Isolates would
 * be simpler, but Safari 16 doesn't support them.
 */
export function fill({ intro, sections }: LegalText, names: Names, dir: 'ltr' | 'rtl' = 'ltr'): LegalText {
  const filled = (words: string): string =>
    words.replace(/\{(\w+)\}(\.?)/g, (hole, name: string, stop: string) => {
      const value = (name === 'companyName' || name === 'appName') && names[name]
      if (!value) throw new Error(`no value for ${hole} in a legal document`)
      // The full stop of "Ltd." also ends the sentence, so a second full stop is dropped.
      const end = value.endsWith('.') ? '' : stop
      return (dir === 'ltr' ? value : `\u200e${value}\u200e`) + end
    })
  return {
    intro: intro.map(filled),
    sections: sections.map(({ id, title, body }) => ({
      id,
      title: filled(title),
      body: body.map((part) => (typeof part === 'string' ? filled(part) : part.map(filled))),
    })),
  }
}
