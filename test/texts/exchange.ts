import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { paths } from '../../host-shell/build/paths.ts'
import { UsageError } from '../../host-shell/releases/edits/usageError.ts'
import { read } from '../architecture/sources.ts'
import { runStep } from '../runStep.ts'
import { markTexts } from './translations.ts'
import { fileWith } from './writeTexts.ts'
import { readXliff, writeXliff, type Translation } from './xliff.ts'

/**
 * Returns the new contents of each file that a translation changes. A file that would differ only in line
 * breaks is omitted.
 */
export function filesOf({ texts }: Pick<Translation, 'texts'>): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of new Set(texts.map((text) => text.file))) {
    const own = existsSync(join(paths.root, file)) ? read(file) : undefined
    const theirs = texts.filter((text) => text.file === file)
    const written = fileWith(read(`${dirname(file)}/en.json`), own, theirs)
    if (own === undefined || !isDeepStrictEqual(JSON.parse(written), JSON.parse(own)))
      files.set(file, written)
  }
  return files
}

async function exportTexts(
  lang: string,
  to = join(paths.root, `.companion/texts/${lang}.xlf`),
): Promise<void> {
  const file = resolve(to)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await writeXliff(lang))
  console.log(`${file} written: English, and what there is in ${lang}.`)
}

async function importTexts(from: string): Promise<void> {
  const translation = await readXliff(readFileSync(from, 'utf8'))
  for (const way of translation.outdated)
    console.warn(`left out, its English is not what was translated: ${way}`)
  const files = filesOf(translation)
  for (const [file, text] of files) {
    mkdirSync(dirname(join(paths.root, file)), { recursive: true })
    writeFileSync(join(paths.root, file), text)
  }
  if (files.size > 0) await runStep('oxfmt', [...files.keys()])
  for (const file of files.keys()) {
    const keys = translation.texts.filter((text) => text.file === file).map(({ key }) => key)
    markTexts(dirname(file), { keys, isDraft: false, langs: [translation.lang] })
  }
  console.log(
    `${files.size} files of ${translation.lang} changed; npm run texts -- ${translation.lang} checks them.`,
  )
}

/** Runs `export <language> [file]` or `import <file>`. An import that throws changes nothing. */
export async function exchange([verb, what, file]: readonly string[]): Promise<void> {
  if (!what) throw new UsageError('npm run texts -- export <language> [file], or import <file>')
  await (verb === 'export' ? exportTexts(what, file) : importTexts(what))
}
