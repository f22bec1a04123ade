import type { BuildFacts } from '@companion/releases/buildFacts'
import type { BuiltRelease } from '@companion/releases/publishRelease'
import { readSettings } from '@companion/release-cli/commands/program'
import type { Store } from '@companion/releases/stores/store'
import { createContext } from '@companion/release-cli/commands/context'
import { verbs } from '@companion/release-cli/commands/verbs'

export interface CommandSetup {
  readonly store: Store
  readonly keysDir: string
  readonly buildDir?: string
  /** Store for source maps. By default it's the store for releases. */
  readonly maps?: Store
  readonly now?: () => Date
  readonly committedAt?: () => Date | undefined
  readonly wait?: (ms: number) => Promise<unknown>
  readonly get?: typeof fetch
  readonly input?: () => Promise<string>
  readonly build?: (name: string) => Promise<string>
  readonly draftsOf?: (remote: string) => readonly string[]
  readonly factsOf?: (built: BuiltRelease) => Promise<BuildFacts>
}

/**
 * Runs a line of the release command, as typed by a person, on the test's own store. Returns the output.
 * `said` collects the output too, so that a test can read it when the command throws.
 */
export async function release(setup: CommandSetup, line: string, said: string[] = []): Promise<string> {
  const args = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/"/g, '')) ?? []
  const settings = readSettings(args, {})
  const context = createContext(
    { ...settings, keysDir: settings.has('keys') ? settings.keysDir : setup.keysDir },
    {
      store: setup.store,
      maps: async () => setup.maps ?? setup.store,
      buildDir: setup.buildDir ?? '',
      now: setup.now ?? (() => new Date()),
      committedAt: setup.committedAt ?? (() => undefined),
      wait: setup.wait ?? (() => Promise.reject(new Error('nothing waits here'))),
      get: setup.get ?? fetch,
      input: setup.input ?? (() => Promise.reject(new Error('nothing is typed here'))),
      print: (...lines) => said.push(...lines),
      progress: { step: () => {}, done: () => {} },
      draftsOf: setup.draftsOf ?? (() => []),
      factsOf: setup.factsOf ?? (() => Promise.resolve({ tools: {} })),
      build: setup.build ?? (() => Promise.reject(new Error('nothing is built here'))),
    },
  )
  await verbs[settings.verb ?? '']!.run(context)
  return said.join('\n')
}
