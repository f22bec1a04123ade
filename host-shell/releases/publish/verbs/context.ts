import { channelWriter } from '../channelWriter.ts'
import { readKeyring, type Keyring } from '../keys/keyring.ts'
import { Refused } from '../plans/refused.ts'
import type { Progress } from '../progress.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../stores/store.ts'
import type { CommandContext } from './verb.ts'

interface Outside {
  readonly store: Store
  readonly now: () => Date
  readonly print: (line: string) => void
  readonly progress: Progress
  readonly build: (remote: string) => Promise<string>
  readonly buildDir: string
}

/** Puts together what a verb gets. Keys made by `npm start` are refused for a store that others read. */
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
