import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFolder } from './writeFolder.ts'

const bridge = fileURLToPath(new URL('..', import.meta.url))

/** The languages that an app can be written in, by the names of their folders. */
export const languages: readonly string[] = readdirSync(join(bridge, 'native')).toSorted()

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/**
 * Writes what an app of this language takes, or what apps of all languages take: `native/<language>` and
 * `generated/<language>` below `out`. Removes every other file from those two folders, and touches nothing else.
 * Copies the generated code as it is: `writeGenerated` comes first. Throws for a language that there isn't.
 */
export function writeAppCode(out: string, language?: string): void {
  if (language !== undefined && !languages.includes(language))
    throw new Error(`There is no language ${language}; there are ${languages.join(', ')}.`)
  for (const one of language === undefined ? languages : [language])
    for (const kind of ['native', 'generated'])
      writeFolder(join(out, kind, one), textsIn(join(bridge, kind, one)))
}
