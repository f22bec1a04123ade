import { readHead } from '../channelLog.ts'
import { commit, channelWriter } from '../commit.ts'
import { paths } from '../../../build/paths.ts'
import { rootChanges, collect, writeRequest } from '../keys/signingRequest.ts'
import { readPublic } from '../keys/keyFolder.ts'
import type { RoleChange } from '../keys/nextRoot.ts'
import { publishRoots, type Keyring } from '../keys/keyring.ts'
import { applyRoot, canSignAlone, missingSignatures, proposeRoot } from '../keys/roots.ts'
import { MissingSignatures, type PartlySigned } from '../keys/signing.ts'
import { Refused } from '../plans/refused.ts'
import { readRoot } from '../../model/acceptRoot.ts'
import { channelRole } from '../../model/rootDocument.ts'
import { listOf } from './commandLine.ts'
import type { CommandContext } from './context.ts'

const numberOf = (text: string | undefined) => (text === undefined ? {} : Number(text))

/** The change of a role by the command line's flags. */
function changeOf({ flag, has }: CommandContext, role: string): RoleChange {
  const [count, threshold, leaving] = [numberOf(flag('count')), numberOf(flag('threshold')), flag('key')]
  return {
    role,
    allowFewer: has('allow-fewer-signatures'),
    ...(typeof count === 'number' && { count }),
    ...(typeof threshold === 'number' && { threshold }),
    ...(leaving && { leaving: listOf(leaving) }),
  }
}

/** Signs a channel's newest entry with its new keys; the entry before is verified with the old ones. */
async function signChannelAnew(context: CommandContext, before: Keyring, after: Keyring): Promise<void> {
  const { store, channel, by, now, print } = context
  const role = channelRole(after.newest, channel)
  const was = channelRole(before.newest, channel)
  if (JSON.stringify(role) === JSON.stringify(was) || !(await readHead(store, channel))) return
  const writer = {
    ...channelWriter(after, store, channel, by, now),
    isTrusted: channelWriter(before, store, channel, by, now).isTrusted,
  }
  await commit(writer, 'new keys of the channel', (document) => ({ ...document })).catch(
    (failure: unknown) => {
      if (!(failure instanceof MissingSignatures)) throw failure
      print(
        `${channel} is still signed by its old keys: release refresh --accept-earlier-keys where its new ones are`,
      )
    },
  )
}

/** Puts a complete root document into force: in the key folder, in the store, and on the channel it concerns. */
async function applyProposal(
  context: CommandContext,
  before: Keyring,
  proposal: PartlySigned,
): Promise<void> {
  const { store, print } = context
  const { keyring: after, retired } = await applyRoot(before, proposal)
  print(`root document ${after.newest.n} is in force; pages learn it within a day`)
  const changes = rootChanges(before.newest, after.newest)
  for (const line of changes) print(line)
  if (retired.length)
    print(`keys that speak for nothing any more were moved to ${after.folder}/retired: ${retired.join(', ')}`)
  if (store.where === paths.site && !after.newest.development)
    print('it is in no store yet: name yours with --store; publish and promote put it there as well')
  else {
    await publishRoots(store, after)
    await signChannelAnew(context, before, after)
  }
  for (const line of changes) {
    const remote = /^ {2}release:([\w-]+):.*leaves/.exec(line)?.[1]
    if (remote)
      print(
        `next: release resign ${remote} (what its old keys have signed is run by no page that knows the new ones)`,
      )
  }
}

/** Gives a role other keys; where signatures of others are needed, writes the request they sign. */
export async function changeKeys(context: CommandContext, role: string): Promise<void> {
  const { flag, print } = context
  const before = await context.keyring()
  const given = await Promise.all(listOf(flag('with')).map(readPublic))
  const change = changeOf(context, role)
  const file = flag('request')
  if (!file && !canSignAlone(before, change, given.length))
    throw new Refused(
      `not all keys that must sign are in ${before.folder}: add --request next-root.json, and let the other holders sign that file`,
    )
  const proposal = await proposeRoot(before, change, context.now(), given)
  if (!file) return applyProposal(context, before, proposal)
  await writeRequest(file, {
    t: 'signing-request',
    about: `new keys for ${role}`,
    root: before.roots.at(-1)!.envelope,
    documents: [proposal],
  })
  const next = readRoot(proposal)!
  for (const line of rootChanges(before.newest, next)) print(line)
  const missing = missingSignatures(before.newest, next, proposal.s)
  print(missing ? `${file} needs ${missing}` : `${file} has all signatures it needs`)
  print(`next: each holder runs release keys sign ${file}; then release keys apply ${file}`)
}

/** Collects what holders have signed and puts it into force. */
export async function applyRequests(context: CommandContext, files: readonly string[]): Promise<void> {
  const before = await context.keyring()
  const found = (await collect(files)).filter(({ kind }) => kind === 'root')
  const [proposal, other] = found
  if (!proposal)
    throw new Refused(
      `${files.join(', ')} holds no root document: for a release, run the verb that asked with --signatures`,
    )
  if (other)
    throw new Refused(`${files.join(', ')} hold different root documents: collect copies of one at a time`)
  await applyProposal(context, before, proposal)
}
