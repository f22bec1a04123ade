import { readKeyring } from '@companion/releases/keys/keyring'
import { folderStore, type Store } from '@companion/releases/stores/store'
import { release } from './command.ts'
import { freshFolder, sampleRelease, writeRelease } from './sampleRelease.ts'

/** A team with fresh keys, two of three for the root, and an empty store. */
export interface Team {
  store: Store
  readonly keysDir: string
  readonly buildDir: string
  /** Types a line, with the team's keys or with another folder's; `said` keeps the answer also of one that refuses. */
  readonly run: (line: string, keysDir?: string, said?: string[]) => Promise<string>
  /** Builds and publishes a made-up weather `<version>-aaaa`. */
  readonly publishWeather: (version: string, more?: string) => Promise<string>
}

/** Makes a team by the command, as a release engineer would. */
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

/** The root document in force in a key folder. */
export const rootOf = async (folder: string) => (await readKeyring(folder))!.newest
