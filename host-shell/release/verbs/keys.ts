import { readHead } from '../channelLog.ts'
import { commit } from '../commit.ts'
import { deskOf } from '../desk.ts'
import { remoteNames } from '../../build/remotes.ts'
import { initKeys, renewRole } from '../keys/roots.ts'
import { publishRoots, type KeyRing } from '../keys/ring.ts'
import { Refused } from '../plans/refused.ts'
import type { Verb, World } from './verb.ts'

const usage = `keys init [--count 3 --threshold 2]   first keys: the root's, the channels', one per remote
keys rotate <role>                    a new key for root, channel or release:<remote>; the old one is out
keys delegate <remote>                a key of its own for a new remote
keys list                             which keys speak for what, and which are at hand`

function list({ newest, keys, folder }: KeyRing, say: World['say']): void {
  say(`root document ${newest.n} of ${newest.at}, keys in ${folder}`)
  for (const [name, role] of Object.entries(newest.roles)) {
    const ids = role.keys.map((id) => `${id}${keys.has(id) ? '' : ' (not here)'}`)
    say(`  ${name.padEnd(20)} ${role.threshold} of ${ids.join(', ')}`)
  }
}

async function renew(world: World, role: string): Promise<KeyRing> {
  const { store, channel, say, now, by } = world
  const before = await world.ring()
  const after = await renewRole(before, role, now())
  await publishRoots(store, after)
  say(`${role} has a new key as of root document ${after.newest.n}; pages learn it within a day`)
  if (role.startsWith('channel') && (await readHead(store, channel))) {
    // The last entry still bears the old key: believed once more, and signed over by the new one.
    const desk = {
      ...deskOf(after, store, channel, by, now),
      isTrusted: deskOf(before, store, channel, by, now).isTrusted,
    }
    await commit(desk, `keys rotate ${role}`, (document) => ({ ...document }))
  }
  return after
}

export const verb: Verb = {
  usage,
  async run(world) {
    const { words, flag, keysDir, store, now, say } = world
    const [what, name = ''] = words
    if (what === 'init') {
      const count = Number(flag('count') ?? 1)
      const threshold = Number(flag('threshold') ?? 1)
      const ring = await initKeys(keysDir, remoteNames(), now(), { count, threshold })
      await publishRoots(store, ring)
      list(ring, say)
      return say(
        'Keep the root keys away from this machine; pipelines need the channel and release keys only.',
      )
    }
    if (what === 'list') return list(await world.ring(), say)
    if (what === 'rotate' && name) return list(await renew(world, name), say)
    if (what === 'delegate' && name) return list(await renew(world, `release:${name}`), say)
    throw new Refused(`say what to do with keys:\n${usage}`)
  },
}
