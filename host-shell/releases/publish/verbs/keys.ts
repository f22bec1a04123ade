import { remoteNames } from '../../../build/remotes.ts'
import { addKey, writePublic } from '../keys/keyFolder.ts'
import { initKeys } from '../keys/roots.ts'
import type { Keyring } from '../keys/keyring.ts'
import { nearest, requireOneOf } from '../oneOfThese.ts'
import { Refused } from '../plans/refused.ts'
import { applyRequests, changeKeys } from './changeKeys.ts'
import { signRequest } from './signRequest.ts'
import type { Verb, CommandContext } from './verb.ts'

const usage = `keys init [--count 3 --threshold 2]    first keys: the root's, the channels', one per remote
keys list                              which keys speak for what, and which are at hand
keys rotate <role>                     new keys for root, channel or release:<remote>; the old ones are out
keys delegate <remote>                 keys of its own for a new remote (or for one channel: channel:<name>)
keys make <name>                       a key of your own: the private half stays, the public half can be sent
keys sign <file>                       adds your signature to a request (--dry-run shows it only)
keys apply <file> [<file> …]           puts a request that enough have signed into force

With rotate and delegate:
  --key <id>,…                  only these keys leave, the others stay: for a key that was lost
  --count 3 --threshold 2       how many keys, and how many of them must sign; without them as before
  --allow-fewer-signatures      needed to lower either
  --with bob.public.jwk,…       keys that holders have made themselves, in place of new ones made here
  --request next-root.json      writes a file for holders elsewhere to sign, instead of signing all here`

function list({ newest, keys, folder }: Keyring, print: CommandContext['print']): void {
  const development = newest.development ? ', for development on this machine only' : ''
  print(`root document ${newest.n} of ${newest.at}, keys in ${folder}${development}`)
  for (const [name, role] of Object.entries(newest.roles)) {
    const ids = role.keys.map((id) => `${id}${keys.has(id) ? '' : ' (not here)'}`)
    print(`  ${name.padEnd(20)} ${role.threshold} of ${role.keys.length}: ${ids.join(', ')}`)
  }
  const idle = [...keys.keys()].filter((id) => !(id in newest.keys))
  if (idle.length) print(`  without a role yet   ${idle.join(', ')}`)
}

async function init({ keysDir, flag, now, print }: CommandContext): Promise<void> {
  const count = Number(flag('count') ?? 1)
  const keyring = await initKeys(keysDir, remoteNames(), now(), {
    count,
    threshold: Number(flag('threshold') ?? 1),
  })
  list(keyring, print)
  print(
    'Give each root key to its holder and take it off this machine; pipelines need the channel and release keys only.',
  )
}

/** The role a new remote or channel gets; refuses one that is there, and names that look like a slip of the pen. */
function newRole(name: string, { newest }: Keyring): string {
  const role = /^channel:[a-z][a-z0-9-]{0,39}$/.test(name) ? name : `release:${name.replace(/^release:/, '')}`
  if (!/^[a-z]+:[a-z][a-z0-9-]{0,39}$/.test(role))
    throw new Refused(`"${name}" cannot be a remote: lower-case letters, digits and dashes, e.g. news`)
  if (newest.roles[role]) throw new Refused(`${role} has keys already: release keys rotate ${role}`)
  const [kind, bare = ''] = role.split(':')
  const known = Object.keys(newest.roles).flatMap((one) =>
    one.startsWith(`${kind}:`) ? [one.split(':')[1]!] : [],
  )
  const meant = kind === 'release' && !remoteNames().includes(bare) ? nearest(bare, known) : undefined
  if (meant)
    throw new Refused(
      `there is no remote "${bare}" in this checkout: did you mean ${meant}? It has keys: release keys rotate release:${meant}`,
    )
  return role
}

export const verb: Verb = {
  usage,
  async run(context) {
    const { words, keysDir, print } = context
    const [what, name = '', ...more] = words
    if (what === 'init') return init(context)
    if (what === 'list') return list(await context.keyring(), print)
    if (what === 'rotate' && name) {
      const roles = Object.keys((await context.keyring()).newest.roles)
      const bare = nearest(
        name,
        roles.map((role) => role.replace('release:', '')),
      )
      const full = roles.find((role) => role === `release:${bare}`)
      if (full && !roles.includes(name))
        throw new Refused(`there is no role "${name}": did you mean ${full}? There are ${roles.join(', ')}`)
      return changeKeys(context, requireOneOf(name, roles, 'role'))
    }
    if (what === 'delegate' && name) return changeKeys(context, newRole(name, await context.keyring()))
    if (what === 'make' && name) {
      if (!/^[\w-]{1,40}$/.test(name))
        throw new Refused('a name of letters, digits and dashes, e.g. keys make alice')
      const file = await writePublic(keysDir, name, await addKey(keysDir, name))
      return print(`${file} may be sent; the private key beside it stays where it is`)
    }
    if (what === 'sign' && name) return signRequest(context, name)
    if (what === 'apply' && name) return applyRequests(context, [name, ...more])
    throw new Refused(`say what to do with keys:\n${usage}`)
  },
}
