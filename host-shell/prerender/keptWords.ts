import { readFile, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeWhole } from '../build/writeWhole.ts'
import type { Done } from './worker.ts'

/** Keeps the words of one remote's screens instead of those of its earlier releases; another build may do the same meanwhile. */
export async function keepWords(file: string, remote: string, words: readonly Done[]): Promise<void> {
  await writeWhole(file, JSON.stringify(words))
  const folder = dirname(file)
  for (const name of await readdir(folder)) {
    const isEarlier = name.startsWith(`${remote}-`) && name.endsWith('.json') && name !== basename(file)
    if (isEarlier) await rm(join(folder, name), { force: true })
  }
}

/** The words that an earlier build has kept; what cannot be read is drawn again. */
export async function keptWords(file: string): Promise<readonly Done[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Done[]
  } catch {
    return undefined
  }
}
