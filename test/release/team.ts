import { readKeyring } from '@companion/releases/keys/keyring'
import { folderStore, type Store } from '@companion/releases/stores/store'
import { release } from './command.ts'
import { freshFolder, sampleRelease, writeRelease } from './sampleRelease.ts'

/** A team with new keys and an empty store. The root needs two of its three keys. */
export interface Team {
  store: Store
  readonly keysDir: string
  readonly buildDir: string
  /**
   * Runs a command line with the team's keys or with another folder's. `said` collects the output, so that a
   * test can read it when the command throws.
   */
  readonly run: (line: string, keysDir?: string, said?: string[]) => Promise<string>
  /** Builds and publishes a sample weather release `<version>-aaaa`. */
  readonly publishWeather: (version: string, more?: string) => Promise<string>
}

/** Creates a team with the command, like a release engineer. */
export async function startTeam(): Promise<Team> {
  const [keysDir, buildDir] = [await freshFolder(), await freshFolder()]
  const team: Team = {
    store: folderStore(await freshFolder()),
    keysDir,
    buildDir,
    run: (line, keys = keysDir, said = []) =>
      release({ store: team.store, keysDir: keys, buildDir }, line, said),
    publishWeather: async (version, more = '') => {
      await writeRelease(buildDir, sampleRelease('weather', version, 'aaaa'))
      return team.run(`publish weather@${version}-aaaa ${more}`)
    },
  }
  await team.run('keys init --count 3 --threshold 2')
  return team
}

/** Returns the current root document in a key folder. */
export const rootOf = async (folder: string) => (await readKeyring(folder))!.newest
