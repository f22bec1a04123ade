import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The file with the licences of the packages inside a build, beside the list of them. */
export const licencesFile = 'licences.txt'

/** An installed package that has code in a build. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Its SPDX identifier or expression, as the lock file has it. */
  readonly license?: string | undefined
  /** Where it is installed. */
  readonly folder: string
}

const licenceFile = /^(?:un)?(?:licen[cs]e|copying)(?:[.-]|$)(?!.*\.(?:[cm]?[jt]sx?|json|map)$)/i
// A notice alone permits nothing, but Apache 2.0 wants it passed on.
const noticeFile = /^(?:notice|third[-_]?party[-_]?(?:notices?|licen[cs]es?))(?:[.-]|$)/i

/**
 * Packages that come without a licence file, by name and licence: the text, and where it was published. Another licence
 * needs another text, so the licence is part of the key.
 */
const textsElsewhere: Readonly<Record<string, { readonly file: string; readonly from: string }>> = {
  'wouter Unlicense': { file: 'unlicense.txt', from: 'https://unlicense.org' },
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** The texts of a package, each under the name of its file. */
function textsOf({ name, license, folder }: ShippedPackage): string[] {
  const files = readdirSync(folder).toSorted()
  const own = files.filter((file) => licenceFile.test(file))
  const elsewhere = textsElsewhere[`${name} ${license}`]
  if (!own.length && !elsewhere)
    throw new Error(
      `${name} is shipped and has no licence text in ${folder}: add the text to textsElsewhere in host-shell/build/licences.ts, or replace the package`,
    )
  const texts = [...own, ...files.filter((file) => noticeFile.test(file))].map(
    (file) => [file, plain(readFileSync(resolve(folder, file), 'utf8'))] as const,
  )
  if (!own.length && elsewhere)
    texts.unshift([elsewhere.from, plain(readFileSync(new URL(elsewhere.file, import.meta.url), 'utf8'))])
  const empty = texts.find(([, text]) => !text)
  if (empty) throw new Error(`${name}: ${empty[0]} in ${folder} is empty`)
  return texts.map(([file, text]) => `[${file}]\n\n${text}`)
}

/**
 * The licences of the packages in a build, with their full texts. The same packages give the same text.
 * @throws when a package has no licence, or no text of it: its licence forbids to ship it so.
 */
export function licenceTexts(packages: readonly ShippedPackage[]): string {
  const parts = packages.map((one) => {
    if (!one.license) throw new Error(`${one.name} is shipped and package-lock.json has no licence for it`)
    return [`${one.name} ${one.version}\nLicence: ${one.license}`, ...textsOf(one)].join('\n\n')
  })
  const head = 'This software contains the following packages. sbom.cdx.json lists them as data.'
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
