import { channelWriter, type ChannelWriter } from '../commit.ts'
import { readKeyring, type Keyring } from '../keys/keyring.ts'
import { Refused } from '../plans/refused.ts'
import type { Progress } from '../progress.ts'
import type { Store } from '../stores/store.ts'
import { readHead, type LogEntry } from '../channelLog.ts'
import { writeRequest } from '../keys/signingRequest.ts'
import { MissingSignatures } from '../keys/signing.ts'
import type { Settings } from './commandLine.ts'

/** What a verb works with. */
export interface CommandContext {
  readonly store: Store
  readonly channel: string
  readonly keysDir: string
  readonly by: string
  readonly now: () => Date
  /** Positional words after the verb. */
  readonly words: readonly string[]
  readonly flag: (name: string) => string | undefined
  readonly has: (name: string) => boolean
  /** The keys at hand; throws with what to do when there are none. */
  readonly keyring: () => Promise<Keyring>
  readonly writer: () => Promise<ChannelWriter>
  readonly print: (line: string) => void
  readonly progress: Progress
  /** Builds a remote and returns the folder of its release. */
  readonly build: (remote: string) => Promise<string>
  /** Where builds lie: `<buildDir>/r/<remote>/<version>-<build>`. */
  readonly buildDir: string
}

/** One verb of the command; its file is loaded only when it is asked for. */
export interface Verb {
  readonly usage: string
  readonly run: (context: CommandContext) => Promise<void>
}

interface Outside {
  readonly store: Store
  readonly now: () => Date
  readonly print: (line: string) => void
  readonly progress: Progress
  readonly build: (remote: string) => Promise<string>
  readonly buildDir: string
}

/** The context of a verb. Keys made by `npm start` are refused for a store that others read. */
export function createContext(settings: Settings, outside: Outside): CommandContext {
  const { keysDir, channel, by } = settings
  const { store, now } = outside
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
  return {
    ...settings,
    ...outside,
    keyring,
    writer: async () => channelWriter(await keyring(), store, channel, by, now),
  }
}

/** A channel's newest entry; refuses with what to do when there is none. */
export async function needHead({
  store,
  channel,
}: Pick<CommandContext, 'store' | 'channel'>): Promise<LogEntry> {
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
    await writeRequest(file, {
      t: 'signing-request',
      about,
      root: keyring.roots.at(-1)!.envelope,
      documents: failure.unfinished,
    })
    print(`${failure.message}`)
    print(`next: the other holders run release keys sign ${file}; then release ${about} --signatures ${file}`)
    return undefined
  }
}
