import type { ChannelWriter } from '../commit.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Store } from '../stores/store.ts'
import type { Progress } from '../progress.ts'

/** All a verb gets from the world. */
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
