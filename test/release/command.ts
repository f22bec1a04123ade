import { readSettings } from '@companion/host-shell/releases/publish/verbs/commandLine'
import type { Store } from '@companion/host-shell/releases/publish/stores/store'
import { createContext } from '@companion/host-shell/releases/publish/verbs/context'
import { verbs } from '@companion/host-shell/releases/publish/verbs/verbs'

export interface CommandPlace {
  readonly store: Store
  readonly keysDir: string
  readonly buildDir?: string
  readonly now?: () => Date
}

/** The release command as typed by a person, on a store of the test's own; gives what it says. */
export async function release(place: CommandPlace, line: string): Promise<string> {
  const args = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/"/g, '')) ?? []
  const settings = readSettings(args, {})
  const said: string[] = []
  const world = createContext(
    { ...settings, keysDir: settings.has('keys') ? settings.keysDir : place.keysDir },
    {
      store: place.store,
      buildDir: place.buildDir ?? '',
      now: place.now ?? (() => new Date()),
      print: (...lines) => said.push(...lines),
      progress: { step: () => {}, done: () => {} },
      build: () => Promise.reject(new Error('nothing is built here')),
    },
  )
  await verbs[settings.verb ?? '']!.run(world)
  return said.join('\n')
}
