import { basename } from 'node:path'

/** An error of the compiler: `remotes/weather/Hero.tsx:79:15: ERROR: Unexpected "="`. */
const compilerError = /^(?<file>\S+\.\w+):(?<line>\d+):(?<column>\d+): ERROR: (?<words>.+)$/m

/**
 * Returns a failed build's errors with the first one above them: its place and message, its line of the source
 * and a caret. Without that, lines about loaders come first. An error without a place stays as it is.
 */
export function withFirstFault(errors: string, read: (file: string) => string | undefined): string {
  const { file = '', line = '', column = '', words = '' } = compilerError.exec(errors)?.groups ?? {}
  if (!file) return errors
  const source = read(file)?.split(/\r?\n/)[Number(line) - 1]
  // The compiler counts columns from 0. Tabs stay, so that the caret stands below its character.
  const caret = source && `${source.slice(0, Number(column)).replace(/[^\t]/g, ' ')}^`
  const lead = [`${basename(file)}:${line}:${column} ${words}`, ...(caret ? [source, caret] : [])]
  return `${lead.join('\n')}\n\n${errors}`
}
