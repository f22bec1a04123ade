import { localised, type Localised } from '../fallback.ts'
import { versions, type LegalName, type LegalText } from './shape.ts'

const texts = {
  privacy: (version: string) =>
    localised<LegalText>(
      (lang) => import(/* webpackChunkName: "legal-[request]" */ `./privacy/${version}/${lang}.json`),
    ),
  terms: (version: string) =>
    localised<LegalText>(
      (lang) => import(/* webpackChunkName: "legal-[request]" */ `./terms/${version}/${lang}.json`),
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
