import { loadLocalised, type Localised } from '@companion/shared/texts/loadLocalised'

/** The spec's two documents. */
export type LegalName = 'privacy' | 'terms'

export interface LegalSection {
  /** Anchor in the address, the same in all languages. */
  readonly id: string
  readonly title: string
  /** A paragraph, or a list. */
  readonly body: readonly (string | readonly string[])[]
}

/** A document with the placeholders `{companyName}` and `{appName}`. */
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

/** The version in the address, otherwise the newest. */
export const versionOf = (name: LegalName, wanted?: string) =>
  versions[name].find(({ version }) => version === wanted) ?? versions[name][0]!

/** Loads a document in the user's language, or marked as English. Rejects if the network fails. */
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
 * Replaces the placeholders by a brand's names. Throws for an unknown one. In Arabic, U+200E marks keep the direction of
 * a Latin name and its full stop: Safari 16 doesn't support isolates.
 */
export function fill({ intro, sections }: LegalText, names: Names, dir: 'ltr' | 'rtl' = 'ltr'): LegalText {
  const filled = (words: string): string =>
    words.replace(/\{(\w+)\}(\.?)/g, (hole, name: string, stop: string) => {
      const value = (name === 'companyName' || name === 'appName') && names[name]
      if (!value) throw new Error(`no value for ${hole} in a legal document`)
      // The full stop of "Ltd." also ends the sentence.
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
