import { readFile } from 'node:fs/promises'
import { parseRef } from '@companion/release-protocol/releaseRef'
import { UsageError } from '@companion/releases/edits/usageError'
import { symbolicate } from '@companion/releases/sourceMaps'
import type { Verb } from './context.ts'
import { mapsMeaning, refStarts, refWord } from './words.ts'

export const symbolicateVerb: Verb = {
  does: 'says where in the sources a reported stack was',
  takes: `${refWord} <file with the stack, or ->`,
  mostWords: 2,
  firstWords: refStarts,
  flags: { maps: mapsMeaning },
  notes:
    'For the shell: shell@<version>-<build>. Frames whose address names a release are looked up there, others in the ' +
    'release given. The maps lie where publish and npm run build have kept them.',
  examples: {
    'symbolicate weather@1.2.0-abcd1234 stack.txt': 'each frame with its file, line and code',
    'symbolicate weather@1.2.0-abcd1234 -': 'the same of what is piped in or typed, up to the end (Ctrl-D)',
  },
  storeless: true,
  async run({ words: [name = '', file], maps, print, input }) {
    if (!parseRef(name))
      throw new UsageError(`"${name}" is no release: write e.g. symbolicate weather@1.2.0-abcd1234 stack.txt`)
    if (!file) throw new UsageError(`say which file holds the stack, e.g. symbolicate ${name} stack.txt`)
    const reading = file === '-' ? input() : readFile(file, 'utf8')
    const stack = await reading.catch(() => {
      throw new UsageError(`${file} cannot be read`)
    })
    const store = await maps()
    const read = async (key: string) => {
      const bytes = await store.read(key)
      return bytes && new TextDecoder().decode(bytes)
    }
    const { text, missing, found } = await symbolicate(stack, read, name)
    if (!found)
      throw new UsageError(
        missing.length
          ? `${store.where} has no source maps for this stack (${missing.join(', ')}): name where they were kept with ` +
              '--maps or COMPANION_MAP_STORE, or build the same commit again'
          : `${file} names no position in a script of ${name} that its source maps know: a stack has lines such as "at area.js:2:2345"`,
      )
    print(text.trimEnd())
    for (const key of missing) print(`remark: ${store.where} has no ${key}`)
  },
}
