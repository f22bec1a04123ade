import type { BuildFacts } from '@companion/releases/buildFacts'
import {
  channelWriter,
  commit,
  readHead,
  type Change,
  type ChannelWriter,
  type LogEntry,
} from '@companion/releases/channelLog'
import { refuseWrongClock } from '@companion/releases/clock'
import { readKeyring, type Keyring } from '@companion/releases/keys/keyring'
import { MissingSignatures, writeRequest } from '@companion/releases/keys/signing'
import { Refused } from '@companion/releases/edits/refused'
import { shownText } from '@companion/releases/edits/shownText'
import type { Progress } from '@companion/releases/published'
import type { BuiltRelease } from '@companion/releases/publishRelease'
import type { Store } from '@companion/releases/stores/store'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import type { Settings } from './commandLine.ts'
import type { FlagMeanings } from './flags.ts'

/** What a verb reads and writes besides the command line; tests bring their own. */
interface Environment {
  readonly store: Store
  /** Where source maps are kept, apart from what is served. */
  readonly maps: () => Promise<Store>
  readonly now: () => Date
  /** When the commit of this checkout was made; undefined where there is none. */
  readonly committedAt: () => Date | undefined
  readonly wait: (ms: number) => Promise<unknown>
  /** Asks other servers. */
  readonly get: typeof fetch
  /** What is piped into the command. */
  readonly input: () => Promise<string>
  readonly print: (...lines: readonly string[]) => void
  readonly progress: Progress
  /** Builds a remote, or the shell, and returns the folder of its release. */
  readonly build: (remote: string) => Promise<string>
  /** The texts of a remote, or of the shell, that nobody has translated yet, as `texts/de.json title`. */
  readonly draftsOf: (remote: string) => readonly string[]
  /** What is known of how a release was built. */
  readonly factsOf: (built: BuiltRelease) => Promise<BuildFacts>
  /** Where builds lie: `<buildDir>/r/<remote>/<version>-<build>`, of the shell `<buildDir>/shell/<version>-<build>`. */
  readonly buildDir: string
}

export interface CommandContext extends Settings, Environment {
  /** The keys at hand; throws with what to do when there are none. */
  readonly keyring: () => Promise<Keyring>
  readonly writer: () => Promise<ChannelWriter>
  /** Refuses a clock that cannot be right; told the channel's newest entry. */
  readonly refuseClock: (head: ChannelDocument | undefined) => void
  /** Changes the channel's document and gives the new one. `why` is for the log; `--why` overrides it. */
  readonly commit: (why: string, change: Change) => Promise<ChannelDocument>
}

export interface Verb {
  /** One line of help. */
  readonly does: string
  /** How its words are written, e.g. `<remote>`; without it there are none. `…` at the end: as many as one likes. */
  readonly takes?: string
  /** How many words it takes at most; one without it. */
  readonly mostWords?: number
  /** What its first word may be, for completion; one that ends in `@` goes on. */
  readonly firstWords?: () => readonly string[]
  /** Its flags beside those of every verb, each with what it means here. */
  readonly flags?: FlagMeanings
  /** What else help says. */
  readonly notes?: string
  /** Lines as they are typed after `npm run release --`, each with what it does. */
  readonly examples: Readonly<Record<string, string>>
  /** Runs anywhere: it reads no store. */
  readonly storeless?: true
  readonly run: (context: CommandContext) => Promise<void>
}

/** The context of a verb. Keys made by `npm start` are refused for a store that others read. */
export function createContext(settings: Settings, environment: Environment): CommandContext {
  const { keysDir, channel, by, flag, has } = settings
  const { store, now, committedAt } = environment
  const keyring = async (): Promise<Keyring> => {
    const found = await readKeyring(keysDir)
    if (!found)
      throw new Refused(
        `there are no keys in ${keysDir}: make some (release keys init), or name them with --keys`,
      )
    if (found.newest.development && store.remote)
      throw new Refused(
        `the keys in ${keysDir} are those of npm start, for this machine only, and ${store.where} is read by others: ` +
          "name the team's keys with --keys or COMPANION_RELEASE_KEYS, or make them (release keys init --keys <folder>)",
      )
    return found
  }
  const refuseClock = (head: ChannelDocument | undefined) => {
    if (!has('clock-is-right')) refuseWrongClock(now(), { store, head, committedAt: committedAt() })
  }
  const writer = async () => channelWriter(await keyring(), { store, channel, by, now, refuseClock })
  return {
    ...settings,
    ...environment,
    print: (...lines) => environment.print(...lines.map(shownText)),
    keyring,
    writer,
    refuseClock,
    commit: async (why, change) => (await commit(await writer(), flag('why') ?? why, change)).document,
  }
}

/** A channel's newest entry; refuses with what to do when there is none. */
export async function needHead({ store, channel }: CommandContext): Promise<LogEntry> {
  const head = await readHead(store, channel)
  if (head) return head
  throw new Refused(
    `${store.where} has no channel ${channel} yet: promote a release, or name another --store`,
  )
}

/**
 * Runs a task that needs signatures. When keys of other holders are needed, writes a signing request (`--request`) and
 * gives undefined, or refuses and says how.
 */
export async function withRequest<T>(
  { flag, print }: CommandContext,
  keyring: Keyring,
  about: string,
  task: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await task()
  } catch (failure) {
    if (!(failure instanceof MissingSignatures)) throw failure
    const file = flag('request')
    if (!file)
      throw new Refused(
        `${failure.message}. Name another folder with --keys; or, for holders elsewhere, repeat with --request <file>`,
      )
    await writeRequest(file, about, keyring.roots.at(-1)!.envelope, failure.unfinished)
    print(
      failure.message,
      `next: the other holders run release keys sign ${file}; then release ${about} --signatures ${file}`,
    )
    return undefined
  }
}
