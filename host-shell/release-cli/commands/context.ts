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

/** Input and output of a verb besides the command line; tests provide their own. */
interface Environment {
  readonly store: Store
  /** The store of source maps, separate from the served files. */
  readonly maps: () => Promise<Store>
  readonly now: () => Date
  /** Date of the checkout's commit; undefined without one. */
  readonly committedAt: () => Date | undefined
  readonly wait: (ms: number) => Promise<unknown>
  /** Requests to other servers. */
  readonly get: typeof fetch
  /** The command's standard input. */
  readonly input: () => Promise<string>
  readonly print: (...lines: readonly string[]) => void
  readonly progress: Progress
  /** Builds a remote or the shell; returns the folder of the release. */
  readonly build: (remote: string) => Promise<string>
  /** Untranslated texts of a remote or the shell, as `texts/de.json title`. */
  readonly draftsOf: (remote: string) => readonly string[]
  /** Facts about a release's build. */
  readonly factsOf: (built: BuiltRelease) => Promise<BuildFacts>
  /**
   * Folder of builds: `<buildDir>/r/<remote>/<version>-<build>`, the shell in
   * `<buildDir>/shell/<version>-<build>`.
   */
  readonly buildDir: string
}

export interface CommandContext extends Settings, Environment {
  /** The available keys; without any it throws with a remedy. */
  readonly keyring: () => Promise<Keyring>
  readonly writer: () => Promise<ChannelWriter>
  /** Refuses a wrong clock, judging by the channel's newest entry. */
  readonly refuseClock: (head: ChannelDocument | undefined) => void
  /** Changes the channel's document and returns the new one. `why` is for the log; `--why` overrides it. */
  readonly commit: (why: string, change: Change) => Promise<ChannelDocument>
}

export interface Verb {
  /** One line of help. */
  readonly does: string
  /** Syntax of its words, e.g. `<remote>`; absent if it takes no words. A trailing `…` allows any number. */
  readonly takes?: string
  /** Maximum number of words. Default: one. */
  readonly mostWords?: number
  /** Completions of its first word; one that ends in `@` is incomplete. */
  readonly firstWords?: () => readonly string[]
  /** Its own flags with their meanings, besides the common ones. */
  readonly flags?: FlagMeanings
  /** Further help text. */
  readonly notes?: string
  /** Examples: text after `npm run release --` → its effect. */
  readonly examples: Readonly<Record<string, string>>
  /** Runs anywhere, because it reads no store. */
  readonly storeless?: true
  readonly run: (context: CommandContext) => Promise<void>
}

/** The context of a verb. Refuses keys made by `npm start` for a store that others read. */
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

/** A channel's newest entry; without one it refuses with a remedy. */
export async function needHead({ store, channel }: CommandContext): Promise<LogEntry> {
  const head = await readHead(store, channel)
  if (head) return head
  throw new UsageError(
    `${store.where} has no channel ${channel} yet: promote a release, or name another --store`,
  )
}

/**
 * Runs a task that needs signatures. If keys of other holders are needed, it writes a signing request
 * (`--request`) and returns undefined, or refuses with a remedy.
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
    await writeRequest(file, about, keyring.roots.at(-1)!.envelope, failure.unfinished)
    print(
      failure.message,
      `next: the other holders run release keys sign ${file}; then release ${about} --signatures ${file}`,
    )
    return undefined
  }
}
