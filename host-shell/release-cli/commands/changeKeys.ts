import { paths } from '@companion/build/paths'
import { readRoot } from '@companion/release-protocol/rootDocument'
import { channelRole } from '@companion/release-protocol/verifySignature'
import { channelWriter, commit, readHead } from '@companion/releases/channelLog'
import { publishRoots, readPublic, type Keyring } from '@companion/releases/keys/keyring'
import {
  applyRoot,
  canSignAlone,
  missingSignatures,
  proposeRoot,
  type RoleChange,
} from '@companion/releases/keys/roots'
import {
  collect,
  MissingSignatures,
  rootChanges,
  writeRequest,
  type PartlySigned,
} from '@companion/releases/keys/signing'
import { UsageError } from '@companion/releases/edits/usageError'
import { listOf } from './commandLine.ts'
import type { CommandContext } from './context.ts'

/**
 * Signs a channel's newest entry with the channel's new keys. The current entry is verified with the old
 * keys, because the new ones haven't signed it yet.
 */
async function signChannelAnew(context: CommandContext, before: Keyring, after: Keyring): Promise<void> {
  const { store, channel, print } = context
  const [was, is] = [before, after].map(({ newest }) => JSON.stringify(channelRole(newest, channel)))
  if (was === is || !(await readHead(store, channel))) return
  const { isTrusted } = channelWriter(before, context)
  const writer = { ...channelWriter(after, context), isTrusted }
  await commit(writer, 'new keys of the channel', (document) => ({ ...document })).catch(
    (failure: unknown) => {
      if (!(failure instanceof MissingSignatures)) throw failure
      print(
        `${channel} is still signed by its old keys: release refresh --accept-earlier-keys where its new ones are`,
      )
    },
  )
}

/**
 * Applies a root document with enough signatures: saves it in the key folder, copies it to the store, and
 * signs the channel again if the channel's keys have changed.
 */
async function applyProposal(
  context: CommandContext,
  before: Keyring,
  proposal: PartlySigned,
): Promise<void> {
  const { store, print } = context
  const { keyring: after, retired } = await applyRoot(before, proposal)
  const changes = rootChanges(before.newest, after.newest)
  print(`root document ${after.newest.n} is in force; pages learn it within a day`, ...changes)
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

/**
 * Changes a role's keys. With `--request` it writes a signing request instead, for holders on other machines.
 * Throws if keys are missing and there's no `--request`.
 */
export async function changeKeys(context: CommandContext, role: string): Promise<void> {
  const { flag, has, print } = context
  const before = await context.keyring()
  const given = await Promise.all(listOf(flag('with')).map(readPublic))
  const [count, threshold, leaving] = [flag('count'), flag('threshold'), flag('key')]
  const change: RoleChange = {
    role,
    allowFewer: has('allow-fewer-signatures'),
    count: count === undefined ? count : Number(count),
    threshold: threshold === undefined ? threshold : Number(threshold),
    leaving: leaving ? listOf(leaving) : undefined,
  }
  const file = flag('request')
  if (!file && !canSignAlone(before, change, given.length))
    throw new UsageError(
      `not all keys that must sign are in ${before.folder}: add --request next-root.json, and let the other holders sign that file`,
    )
  const proposal = await proposeRoot(before, change, context.now(), given)
  if (!file) return applyProposal(context, before, proposal)
  await writeRequest(file, `new keys for ${role}`, before.newestEnvelope, [proposal])
  const next = readRoot(proposal)!
  const missing = missingSignatures(before.newest, next, proposal.s)
  print(
    ...rootChanges(before.newest, next),
    missing ? `${file} needs ${missing}` : `${file} has all signatures it needs`,
    `next: each holder runs release keys sign ${file}; then release keys apply ${file}`,
  )
}

/** Merges copies of a signing request and applies its root document. */
export async function applyRequests(context: CommandContext, files: readonly string[]): Promise<void> {
  const before = await context.keyring()
  const [proposal, other] = (await collect(files)).filter(({ kind }) => kind === 'root')
  if (!proposal)
    throw new UsageError(
      `${files.join(', ')} holds no root document: for a release, run the verb that asked with --signatures`,
    )
  if (other)
    throw new UsageError(`${files.join(', ')} hold different root documents: collect copies of one at a time`)
  await applyProposal(context, before, proposal)
}
