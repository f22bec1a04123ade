import { read, sourceFiles } from '../sources.ts'

const sample = (ending: RegExp) =>
  sourceFiles(ending).filter((file) => file.startsWith('bridge-contract/samples/'))

/** Languages of apps → their samples. The contract's own tests compile or parse the samples. */
const samples: Readonly<Record<string, readonly string[]>> = {
  kotlin: sample(/\.kt$/),
  swift: sample(/\.swift$/),
  dart: sample(/\.dart$/),
  arkts: sample(/\.ets$/),
  ts: sample(/\.ts$/),
  tsx: sample(/\.tsx?$/),
}

export const sampleLanguages = Object.keys(samples)

/** Returns a code's lines without indentation, empty lines and comments. */
const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, '').trim())
    .filter(Boolean)

const elision = /^\s*…(?: .*)?$/m

/** Returns the parts of an excerpt that aren't in the language's sample. Lines of `…` separate the parts. */
export function strangersIn(excerpt: string, language: string): string[] {
  const files = (samples[language] ?? []).map((file) => `\n${linesOf(read(file)).join('\n')}\n`)
  return excerpt.split(elision).filter((part) => {
    const lines = linesOf(part)
    return lines.length > 0 && !files.some((file) => file.includes(`\n${lines.join('\n')}\n`))
  })
}
