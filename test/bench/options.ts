import { Command, CommanderError } from 'commander'
import { contenderNames, type ContenderName } from './contenders.ts'
import { screenNames, type ScreenName } from './screens.ts'
import { sectionNames, type SectionName } from './sections.ts'

export interface BenchOptions {
  readonly contenders: readonly ContenderName[]
  readonly screens: readonly ScreenName[]
  /** The selected measurements of the product alone. */
  readonly sections: readonly SectionName[]
  readonly rounds: number
  readonly out: string
  readonly compare: string | undefined
  /** Folder for the built sites. A site that exists there isn't built again. */
  readonly sites: string | undefined
}

const kinds = { contenders: contenderNames, screens: screenNames, sections: sectionNames } as const

/** Returns the given names that belong to one kind. */
const among = <N extends string>(names: readonly N[], given: readonly string[]): N[] =>
  names.filter((name) => given.includes(name))

function chosen(given: readonly string[]): Pick<BenchOptions, 'contenders' | 'screens' | 'sections'> {
  const known: readonly string[] = Object.values(kinds).flat()
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length)
    throw new Error(`--only: there is no ${unknown.join(', ')}; there are ${known.join(', ')}`)
  const [contenders, screens, sections] = [
    among(contenderNames, given),
    among(screenNames, given),
    among(sectionNames, given),
  ]
  // If only sections are given, no visits are made. If only contenders or screens are given, no sections are
  // measured.
  const visits = !given.length || contenders.length + screens.length > 0
  return {
    contenders: contenders.length || !visits ? contenders : contenderNames,
    screens: screens.length || !visits ? screens : screenNames,
    sections: given.length ? sections : sectionNames,
  }
}

function roundsOf(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
  throw new Error(`--rounds takes a whole number from 1 to 999, not "${text}"`)
}

const description = `Builds the same sources in several ways, serves them alike and measures them in Chromium as a phone of
the middle range sees them, in turn within one run. Times of two runs cannot be compared; ratios can.

--only takes names of
  contenders  ${contenderNames.join(', ')}
  screens     ${screenNames.join(', ')}
  sections    ${sectionNames.join(', ')} (of the product alone)
--static measures nginx under load instead.`

/**
 * Parses the arguments of `npm run bench --`. Returns the help text if it's requested. Throws if an argument
 * is invalid.
 */
export function readOptions(args: readonly string[], out: string): BenchOptions | string {
  let help = ''
  const command = new Command('npm run bench --')
    .description(description)
    .option('--only <names>', 'measure these alone, by commas')
    .option('--rounds <count>', 'visits of each screen, cold and warm each', '7')
    .option('--out <folder>', 'where bench.json and bench.html are written', out)
    .option('--compare <file>', 'a bench.json of another run, whose ratios are shown beside')
    .option('--sites <folder>', 'keep what is built there; what is there already is not built again')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => void (help = text), writeErr: () => {} })
  try {
    command.parse(args, { from: 'user' })
  } catch (failure) {
    if (failure instanceof CommanderError && failure.code === 'commander.helpDisplayed') return help
    throw failure
  }
  const given = command.opts<{
    only?: string
    rounds: string
    out: string
    compare?: string
    sites?: string
  }>()
  const names = (given.only ?? '').split(',').map((name) => name.trim())
  return {
    ...chosen(names.filter(Boolean)),
    rounds: roundsOf(given.rounds),
    out: given.out,
    compare: given.compare,
    sites: given.sites,
  }
}
