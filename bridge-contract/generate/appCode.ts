import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFolder } from './writeFolder.ts'

const bridge = fileURLToPath(new URL('..', import.meta.url))

/** The languages of generated code, which are the names of the folders in `native`. */
export const languages: readonly string[] = readdirSync(join(bridge, 'native')).toSorted()

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/**
 * Writes an app's code into `native/<language>` and `generated/<language>` below `out`, for one language or
 * for all. Removes every other file from those two folders and changes nothing else. Run `writeGenerated`
 * first, because the generated code is only copied. Throws if the language is unknown.
 */
export function writeAppCode(out: string, language?: string): void {
  if (language !== undefined && !languages.includes(language))
    throw new Error(`There is no language ${language}; there are ${languages.join(', ')}.`)
  for (const one of language === undefined ? languages : [language])
    for (const kind of ['native', 'generated'])
      writeFolder(join(out, kind, one), textsIn(join(bridge, kind, one)))
}
