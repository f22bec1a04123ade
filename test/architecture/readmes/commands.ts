import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '@companion/release-cli/commands/program'
import { flagShapes, shapeOf } from '@companion/release-cli/commands/flags'
import { verbs } from '@companion/release-cli/commands/verbs'
import { shellName } from '@companion/release-protocol/shellRelease'
import { readBuildSettings } from '../../../host-shell/build/deploy/settings.ts'
import { settingNames } from '../../../host-shell/build/deploy/settingsTable.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import { remoteNames } from '../../../host-shell/build/remotes.ts'
import { readOptions } from '../../bench/options.ts'
import { wordsOf } from '../../pipelines/commandsIn.ts'
import { importsOf, read, sourceFiles } from '../sources.ts'

/** Third-party programs → the reason why their arguments aren't checked. */
const foreign: Readonly<Record<string, string>> = {
  nginx: '`test/deploy` starts it with the configuration that a build writes',
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
const isThere = (path: string): boolean => existsSync(join(paths.root, path))
/** Returns whether a word has a part that the reader fills in: `<name>`, `[name]` or `…`. */
const isOpen = (word: string): boolean => /[<>[\]…]/.test(word)

const code = sourceFiles().filter((file) => !file.startsWith('test/architecture/readmes/'))
const inCode = (name: RegExp): string[] =>
  code.flatMap((file) => [...read(file).matchAll(name)].map(([, found = '']) => found))

/** Environment variables that the code reads. */
const variables = new Set(inCode(/\benv(?:\[|: )'([A-Z_\d]+)'/g))

/** Flags of the project's programs and of those that they start. The last one is Playwright's. */
const flags = new Set([
  ...Object.keys(flagShapes),
  ...settingNames,
  ...inCode(/--([a-z][\w-]+)/g),
  'repeat-each',
])

function releaseFaults(words: readonly string[]): string[] {
  const { verb = '', flag } = readSettings(words, {})
  if (verb && !isOpen(verb) && !Object.hasOwn(verbs, verb)) return [`no verb "${verb}"`]
  return Object.keys(verbs[verb]?.flags ?? {}).flatMap((name) => {
    const { from } = shapeOf(name)
    const values = (flag(name as Parameters<typeof flag>[0]) ?? '')
      .split(',')
      .filter((one) => one && !isOpen(one))
    return Array.isArray(from)
      ? values.filter((one) => !from.includes(one)).map((one) => `--${name} ${one}`)
      : []
  })
}

const browserTests = sourceFiles(/^test\/browser\/.*\.spec\.ts$/)

/** Returns the paths among words that don't exist. A browser test is found by a part of its path too. */
const lostPaths = (words: readonly string[]): string[] =>
  words
    .filter((word) => /^[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word))
    .filter((path) => !isThere(path) && !browserTests.some((file) => file.includes(`/${path}`)))
    .map((path) => `no file or folder ${path}`)

/**
 * Returns the flags that the program of a script doesn't read. The text of the program or of an import must
 * contain each flag.
 */
function unreadFlags(script: string, words: readonly string[]): string[] {
  const [, file = ''] = /bootstrap\.mjs (\S+)$/.exec(scripts[script] ?? '') ?? []
  if (!file) return []
  const text = [file, ...importsOf(file).map(({ to }) => to)].filter(isThere).map(read).join('\n')
  return words
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2).split('=')[0] ?? '')
    .filter((name) => !new RegExp(`--${name}\\b|\\b${name}: \\{ type:`).test(text))
    .map((name) => `${script} reads no --${name}`)
}

function npmFaults([first = '', ...rest]: readonly string[]): string[] {
  if (first === 'ci') return lostPaths(rest)
  const [script = '', ...given] =
    first === 'run' ? rest.filter((word) => word !== '--silent') : [first, ...rest]
  if (script && !Object.hasOwn(scripts, script)) return [`no script ${script}`]
  const words = given[0] === '--' ? given.slice(1) : given
  const before = words === given ? given.filter((word) => word.startsWith('-')) : []
  if (before.length) return [`npm takes ${before.join(' ')} for itself: write -- before it`]
  if (script === 'release') return releaseFaults(words)
  // `readBuildSettings` and `readOptions` throw for an invalid argument.
  if (script === 'build') readBuildSettings(words, {})
  else if (script === 'bench' && !words.includes('--static')) readOptions(words, '')
  else return [...unreadFlags(script, words), ...lostPaths(words)]
  return []
}

/** Flags after `npx` → whether their value exists. With a wrong value the tool would match nothing. */
const npxFlags: Readonly<Record<string, (value: string) => boolean>> = {
  '--config-name': (value) => [shellName, ...remoteNames()].includes(value),
  '--project': (value) => read('test/vitest.config.ts').includes(`'${value}'`),
}

function npxFaults([bin = '', ...words]: readonly string[]): string[] {
  if (!isThere(`node_modules/.bin/${bin}`)) return [`npx ${bin}: not a package of this project`]
  const lost = words.filter((value, at) => !isOpen(value) && npxFlags[words[at - 1] ?? '']?.(value) === false)
  return [...lost.map((value) => `npx ${bin}: no ${value}`), ...lostPaths(words)]
}

const programs: Readonly<Record<string, (words: readonly string[]) => string[]>> = {
  npm: npmFaults,
  npx: npxFaults,
  node: lostPaths,
  release: releaseFaults,
  cd: (words) => words.filter((path) => !isThere(path)).map((path) => `no folder ${path}`),
}

/** Returns the faults in a shell line: its variables, program, script, verb, flags and paths. */
export function lineFaults(line: string): string[] {
  const commands = line.replace(/(?:^|\s)#.*$/, '').split(' && ')
  return commands.flatMap((command) => {
    const words = wordsOf(command)
    const at = words.findIndex((word) => !/^[A-Z][A-Z_\d]*=/.test(word))
    const set = (at < 0 ? words : words.slice(0, at)).map((word) => word.split('=')[0] ?? '')
    const unread = set.filter((name) => !variables.has(name)).map((name) => `nothing reads ${name}`)
    const [program, ...rest] = at < 0 ? [] : words.slice(at)
    if (program === undefined || Object.hasOwn(foreign, program)) return unread
    try {
      return [...unread, ...(programs[program]?.(rest) ?? [`no program of ours: ${program}`])]
    } catch (refusal) {
      return [...unread, String(refusal)]
    }
  })
}

const isVerb = (span: string): boolean => Object.hasOwn(verbs, span.split(' ')[0] ?? '')

/**
 * Returns whether inline code is a command or a flag. It is if it begins with a known program, a variable or
 * a verb of `release`.
 */
export const isCommand = (span: string): boolean =>
  /^(?:(?:npm|npx|node|release) |[A-Z_]+=|(?:-- )?--[a-z])/.test(span) || isVerb(span)

/**
 * Returns the faults in a command in inline code. The command can omit `release` and the value of its last
 * flag.
 */
export function spanFaults(span: string): string[] {
  const [, flag] = /^(?:-- )?--([a-z][\w-]*)/.exec(span) ?? []
  if (flag) return flags.has(flag) ? [] : [`no program has --${flag}`]
  const filled = span.replaceAll(/<[^<>]*>/g, '…')
  const [, last = ''] = / --([\w-]+)$/.exec(filled) ?? []
  const line = isVerb(filled) && shapeOf(last)?.value ? `${filled} …` : filled
  return lineFaults(isVerb(filled) ? `release ${line}` : line)
}
