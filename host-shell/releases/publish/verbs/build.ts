import { Refused } from '../plans/refused.ts'
import { readRelease } from '../releaseFolders.ts'
import { refOf } from '../../model/releaseRef.ts'
import { shortRefOf } from '../compose.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage:
    'build <remote>   the version is the one in remotes/<remote>/package.json (npx changeset version raises it)',
  async run({ words, build, progress, print }) {
    const [remote] = words
    if (!remote) throw new Refused('say which remote to build, e.g. build weather')
    progress.step(`building ${remote}; the first build of a machine takes about half a minute`)
    const { release, folder } = await readRelease(await build(remote))
    progress.done()
    print(`built ${refOf(remote, shortRefOf(release))} in ${folder}`)
    print(`next: release publish ${refOf(remote, shortRefOf(release))}`)
  },
}
