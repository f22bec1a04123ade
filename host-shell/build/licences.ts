import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The file with the licence texts of the packages in a build. It's beside the list of these packages. */
export const licencesFile = 'licences.txt'

/** An installed package with code in a build. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** The SPDX identifier or expression from the lock file. */
  readonly license?: string | undefined
  /** The folder in which the package is installed. */
  readonly folder: string
}

const licenceFile = /^(?:un)?(?:licen[cs]e|copying)(?:[.-]|$)(?!.*\.(?:[cm]?[jt]sx?|json|map)$)/i
// A notice alone grants no licence, but Apache 2.0 requires passing it on.
const noticeFile = /^(?:notice|third[-_]?party[-_]?(?:notices?|licen[cs]es?))(?:[.-]|$)/i

/**
 * `<package> <licence>` → licence text and its source, for packages without a licence file. If a package
 * changes its licence, it needs another text, so the licence is part of the key.
 */
const textsElsewhere: Readonly<Record<string, { readonly file: string; readonly from: string }>> = {
  'wouter Unlicense': { file: 'unlicense.txt', from: 'https://unlicense.org' },
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/**
 * Returns the licence texts of a package, each below its file name. Throws if there is none or one is empty.
 */
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
 * Returns the licences of the packages in a build, with their full texts. The result depends only on the
 * packages.
 * @throws if a package has no licence or no licence text, because it mustn't be shipped without them.
 */
export function licenceTexts(packages: readonly ShippedPackage[]): string {
  const parts = packages.map((one) => {
    if (!one.license) throw new Error(`${one.name} is shipped and package-lock.json has no licence for it`)
    return [`${one.name} ${one.version}\nLicence: ${one.license}`, ...textsOf(one)].join('\n\n')
  })
  const head = 'This software contains the following packages. sbom.cdx.json lists them as data.'
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
