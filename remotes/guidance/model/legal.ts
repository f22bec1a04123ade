import { loadLocalised, type Localised } from '@companion/shared/texts/loadLocalised'

/** The two documents of the specification. */
export type LegalName = 'privacy' | 'terms'

export interface LegalSection {
  /** Anchor in the address; the same in every language. */
  readonly id: string
  readonly title: string
  /** A paragraph, or a list of points. */
  readonly body: readonly (string | readonly string[])[]
}

/** A document as it is written: `{companyName}` and `{appName}` stand for the brand's own. */
export interface LegalText {
  readonly intro: readonly string[]
  readonly sections: readonly LegalSection[]
}

/** The versions of each document, newest first, with the day from which they apply. */
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

/** The version of a document that the address asks for; the newest where it names none that exists. */
export const versionOf = (name: LegalName, wanted?: string) =>
  versions[name].find(({ version }) => version === wanted) ?? versions[name][0]!

/** A document in the reader's language, or in English and marked so; the version as of `versionOf`. Rejects when the network fails. */
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
 * The document of one brand: its names in place of the placeholders. Throws for an unknown placeholder. Inside Arabic a
 * Latin name keeps its own direction, full stop included, between two invisible marks; Safari 16 knows no isolates.
 */
export function fill({ intro, sections }: LegalText, names: Names, dir: 'ltr' | 'rtl' = 'ltr'): LegalText {
  const filled = (words: string): string =>
    words.replace(/\{(\w+)\}(\.?)/g, (hole, name: string, stop: string) => {
      const value = (name === 'companyName' || name === 'appName') && names[name]
      if (!value) throw new Error(`no value for ${hole} in a legal document`)
      // "Ltd." ends a sentence with its own full stop.
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
