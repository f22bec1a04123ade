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

const loaders = new Map<string, (lang: string) => Promise<Localised<LegalText>>>()

/** The version of a document that the address asks for; the newest where it names none that exists. */
export const versionOf = (name: LegalName, wanted?: string) => {
  const [newest] = versions[name]
  const found = versions[name].find(({ version }) => version === wanted) ?? newest
  if (!found) throw new Error(`there is no version of ${name}`)
  return found
}

/** A document in the reader's language, or in English and marked so. Rejects when the network fails. */
export function loadLegal(name: LegalName, version: string, lang: string): Promise<Localised<LegalText>> {
  const key = `${name} ${version}`
  const load = loaders.get(key) ?? texts[name](version)
  loaders.set(key, load)
  return load(lang)
}

interface Names {
  readonly companyName: string
  readonly appName: string
}

/** Inside Arabic a Latin name keeps its own direction, full stop included, between two invisible marks. */
export const namesFor = (dir: 'ltr' | 'rtl', { companyName, appName }: Names): Names =>
  dir === 'ltr'
    ? { companyName, appName }
    : { companyName: `\u2068${companyName}\u2069`, appName: `\u2068${appName}\u2069` }

/** The document of one brand: its names in place of the placeholders. Throws for an unknown placeholder. */
export function fill(text: LegalText, names: Names): LegalText {
  const filled = (words: string): string =>
    words.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = Object.entries(names).find(([key]) => key === name)?.[1]
      if (!value) throw new Error(`no value for ${hole} in a legal document`)
      return value
    })
  return {
    intro: text.intro.map(filled),
    sections: text.sections.map(({ id, title, body }) => ({
      id,
      title: filled(title),
      body: body.map((part) => (typeof part === 'string' ? filled(part) : part.map(filled))),
    })),
  }
}
