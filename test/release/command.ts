import { deskOf } from '@companion/host-shell/release/desk'
import type { KeyRing } from '@companion/host-shell/release/keys/ring'
import { readSettings } from '@companion/host-shell/release/settings'
import type { Store } from '@companion/host-shell/release/stores/store'
import type { World } from '@companion/host-shell/release/verbs/verb'
import { verbs } from '@companion/host-shell/release/verbs/verbs'
import { readRing } from '@companion/host-shell/release/keys/ring'

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
  const now = place.now ?? (() => new Date())
  const ring = async (): Promise<KeyRing> => {
    const found = await readRing(place.keysDir)
    if (!found) throw new Error('there are no keys')
    return found
  }
  const world: World = {
    ...settings,
    store: place.store,
    keysDir: place.keysDir,
    buildDir: place.buildDir ?? '',
    now,
    ring,
    desk: async () => deskOf(await ring(), place.store, settings.channel, 'tester', now),
    say: (text) => said.push(text),
    progress: { step: () => {}, done: () => {} },
    build: () => Promise.reject(new Error('nothing is built here')),
  }
  const { verb } = await verbs[settings.verb ?? '']!.load()
  await verb.run(world)
  return said.join('\n')
}
