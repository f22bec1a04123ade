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
import { UsageError } from '@companion/releases/edits/usageError'
import { shownText } from '@companion/releases/edits/shownText'
import type { Progress } from '@companion/releases/published'
import type { BuiltRelease } from '@companion/releases/publishRelease'
import type { Store } from '@companion/releases/stores/store'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import type { Settings } from './commandLine.ts'
import type { FlagMeanings } from './flags.ts'

/** The input and output of a verb apart from the command line. Tests pass their own. */
interface Environment {
  readonly store: Store
  /** Opens the store of the source maps, which isn't served. */
  readonly maps: () => Promise<Store>
  readonly now: () => Date
  /** Returns the date of the checked-out commit, or undefined outside a Git checkout. */
  readonly committedAt: () => Date | undefined
  readonly wait: (ms: number) => Promise<unknown>
  /** Sends requests to other servers. */
  readonly get: typeof fetch
  /** Reads the command's standard input to its end. */
  readonly input: () => Promise<string>
  readonly print: (...lines: readonly string[]) => void
  readonly progress: Progress
  /** Builds a remote or the shell. Returns the folder of the release. */
  readonly build: (remote: string) => Promise<string>
  /** Returns the texts of a remote or the shell that lack a translation, as `texts/de.json title`. */
  readonly draftsOf: (remote: string) => readonly string[]
  /** Reads the facts about a release's build. */
  readonly factsOf: (built: BuiltRelease) => Promise<BuildFacts>
  /**
   * The folder of the builds. Remotes are in `<buildDir>/r/<remote>/<version>-<build>`, the shell in
   * `<buildDir>/shell/<version>-<build>`.
   */
  readonly buildDir: string
}

export interface CommandContext extends Settings, Environment {
  /** Reads the keys on this machine. Throws with a remedy if there are none. */
  readonly keyring: () => Promise<Keyring>
  readonly writer: () => Promise<ChannelWriter>
  /** Throws if the clock is wrong, judging by the channel's newest entry. */
  readonly refuseClock: (head: ChannelDocument | undefined) => void
  /**
   * Changes the channel's document and returns the new one. `why` is written to the log unless `--why` is
   * given.
   */
  readonly commit: (why: string, change: Change) => Promise<ChannelDocument>
}

export interface Verb {
  /** The verb's line in the list of verbs. */
  readonly does: string
  /**
   * The syntax of the verb's words, e.g. `<remote>`. Absent if it takes no words. A trailing `…` allows any
   * number.
   */
  readonly takes?: string
  /** The maximum number of words. Default: 1 if `takes` is set, otherwise 0. */
  readonly mostWords?: number
  /** Returns the completions of the first word. After a completion that ends in `@` the user types on. */
  readonly firstWords?: () => readonly string[]
  /** The verb's own flags with their meanings, without the common flags. */
  readonly flags?: FlagMeanings
  /** Further text in the verb's help. */
  readonly notes?: string
  /** Examples: the text after `npm run release --` → its effect. */
  readonly examples: Readonly<Record<string, string>>
  /**
   * Set if the verb doesn't read the release store. It then runs even if the environment refers to a bucket
   * that can't be reached.
   */
  readonly storeless?: true
  readonly run: (context: CommandContext) => Promise<void>
}

/**
 * Creates the context of a verb. Its `keyring` throws if the keys of `npm start` would be used for a store
 * that other machines read.
 */
export function createContext(settings: Settings, environment: Environment): CommandContext {
  const { keysDir, channel, by, flag, has } = settings
  const { store, now, committedAt } = environment
  const keyring = async (): Promise<Keyring> => {
    const found = await readKeyring(keysDir)
    if (!found)
      throw new UsageError(
        `there are no keys in ${keysDir}: make some (release keys init), or name them with --keys`,
      )
    if (found.newest.development && store.remote)
      throw new UsageError(
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

/** Reads a channel's newest entry. Throws with a remedy if there is none. */
export async function needHead({ store, channel }: CommandContext): Promise<LogEntry> {
  const head = await readHead(store, channel)
  if (head) return head
  throw new UsageError(
    `${store.where} has no channel ${channel} yet: promote a release, or name another --store`,
  )
}

/**
 * Runs a task that signs. If keys of other holders are needed, it writes a signing request to the file of
 * `--request` and returns undefined. Throws with a remedy without that flag.
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
      throw new UsageError(
        `${failure.message}. Name another folder with --keys; or, for holders elsewhere, repeat with --request <file>`,
      )
    await writeRequest(file, about, keyring.newestEnvelope, failure.unfinished)
    print(
      failure.message,
      `next: the other holders run release keys sign ${file}; then release ${about} --signatures ${file}`,
    )
    return undefined
  }
}
