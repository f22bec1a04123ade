import { Command, CommanderError, Option } from 'commander'
import { UsageError } from '@companion/releases/edits/usageError'
import { settingsFrom, type Settings } from './commandLine.ts'
import type { Verb } from './context.ts'
import { commonFlags, shapeOf, type FlagMeanings } from './flags.ts'
import { verbs } from './verbs.ts'

const joined = (value: string, before?: string): string =>
  before === undefined ? value : `${before},${value}`

function addFlags(command: Command, flags: FlagMeanings): Command {
  for (const [name, means] of Object.entries(flags)) {
    const { value, many } = shapeOf(name)
    const option = new Option(value ? `--${name} <${value}>` : `--${name}`, means)
    command.addOption(many ? option.argParser(joined) : option)
  }
  return command
}

/** Stops the library from printing and exiting: errors are thrown, and help is returned as text. */
const quiet = (command: Command): Command =>
  command
    .helpOption(false)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} })
    .configureHelp({
      helpWidth: 110,
      showGlobalOptions: true,
      styleTitle: (title) =>
        ({ 'Options:': 'Flags:', 'Global Options:': 'With every verb:' })[title] ?? title,
    })

function verbCommand(name: string, { takes, does, flags = {} }: Verb): Command {
  const command = addFlags(quiet(new Command(name)), flags)
  return command
    .usage(`${takes ? `${takes} ` : ''}[flags]`)
    .description(does)
    .argument('[words...]')
}

/** Returns the flags that the user typed, by name. The value of a switch is `true`. */
const typedFlags = (...commands: readonly Command[]): ReadonlyMap<string, string | true> =>
  new Map(
    commands.flatMap((command) =>
      command.options
        .filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
        .map((option) => {
          const value: unknown = command.getOptionValue(option.attributeName())
          return [option.long?.slice(2) ?? '', typeof value === 'string' ? value : true] as const
        }),
    ),
  )

type Typed = Pick<Settings, 'verb' | 'words'> & { readonly flags: ReturnType<typeof typedFlags> }

/**
 * Creates the parser with all verbs. `onRead` receives the parsed command line. An unknown first word is
 * passed as the verb.
 */
function createProgram(onRead: (typed: Typed) => void): Command {
  const program = addFlags(quiet(new Command('release')), commonFlags)
    .argument('[words...]')
    // Otherwise the flags of an unknown verb would be reported as unknown instead of the verb.
    .allowUnknownOption()
    .action(() => {
      const [verb, ...words] = program.args
      onRead({ verb, words, flags: typedFlags(program) })
    })
  for (const [name, verb] of Object.entries(verbs)) {
    const command = verbCommand(name, verb)
    command.action(() => {
      refuseSurplus(name, verb, command.args)
      onRead({ verb: name, words: command.args, flags: typedFlags(program, command) })
    })
    program.addCommand(command)
  }
  return program
}

/**
 * Throws on extra words. If they were ignored, the command would do only part of the request and still look
 * complete.
 */
function refuseSurplus(
  name: string,
  { takes = '', mostWords = takes ? 1 : 0 }: Verb,
  words: readonly string[],
): void {
  const surplus = words.slice(mostWords)
  if (!surplus.length || /…\]?$/.test(takes)) return
  throw new UsageError(
    `too many words: ${surplus.join(' ')}\nwrite release ${`${name} ${takes}`.trim()} (a reason of several words in quotes: --why "…")`,
  )
}

/** Returns the library's parse error without its prefix, with a hint to the help. */
const refusal = ({ message }: CommanderError, verb: string | undefined): UsageError =>
  new UsageError(
    `${message.replace(/^error: /, '')}\nrelease ${verb ? `${verb} ` : ''}--help says what there is`,
  )

/** Parses a command line. Throws on flags that the verb doesn't have, with a suggestion. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const verb = args.find((word) => Object.hasOwn(verbs, word))
  let typed: Typed = { verb: undefined, words: [], flags: new Map() }
  try {
    createProgram((read) => {
      typed = read
    }).parse(args, { from: 'user' })
  } catch (failure) {
    throw failure instanceof CommanderError ? refusal(failure, verb) : failure
  }
  const { flags, words } = typed
  if (typed.verb?.startsWith('-'))
    throw new UsageError(
      verb
        ? `write the verb first: release ${verb} … ${typed.verb} …`
        : `unknown option '${typed.verb}'\nrelease --help says what there is`,
    )
  const flag = (name: string): string | undefined => {
    const value = flags.get(name)
    return value === true ? undefined : value
  }
  return settingsFrom({ verb: typed.verb, words, flag, has: (name) => flags.has(name) }, env)
}

/** Returns the help of a verb: syntax, flags, notes and examples. Undefined if there's no such verb. */
export function helpOf(name: string): string | undefined {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  const command = createProgram(() => {}).commands.find((one) => one.name() === name)
  if (!verb || !command) return undefined
  const lines = Object.entries(verb.examples).map(([line, does]) => `  release ${line}\n      ${does}`)
  return [
    command.helpInformation().trimEnd(),
    ...(verb.notes ? ['', verb.notes] : []),
    '',
    'Examples (release stands for npm run release --):',
    ...lines,
  ].join('\n')
}
