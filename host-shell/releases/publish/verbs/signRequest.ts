import type { ReleaseRecord } from '../../model/channelDocument.ts'
import { parseEnvelope, parseJson } from '../../model/envelope.ts'
import { explain } from '../keys/explainRoot.ts'
import { readKeys } from '../keys/keyFolder.ts'
import { readRequest, writeRequest } from '../keys/signingRequest.ts'
import { readKeyring } from '../keys/keyring.ts'
import { mergeSignatures, signaturesAtHand, type Unfinished } from '../keys/signing.ts'
import { Refused } from '../plans/refused.ts'
import { readRoot } from '../../model/readRoot.ts'
import { releaseRole, type RootDocument } from '../../model/rootDocument.ts'
import type { CommandContext } from './verb.ts'

/** The keys whose signatures a document needs. */
function signersOf({ kind, p }: Unfinished, root: RootDocument): readonly string[] {
  if (kind === 'root') {
    const next = readRoot({ p, s: [] })
    return [...(root.roles['root']?.keys ?? []), ...(next?.roles['root']?.keys ?? [])]
  }
  const [, remote = ''] = ((parseJson(p) as ReleaseRecord | undefined)?.path ?? '').split('/')
  return kind === 'release' ? releaseRole(root, remote).keys : []
}

/** Refuses a request made for other root documents than the ones this holder knows. */
async function knownRoot({ keysDir, print }: CommandContext, file: string): Promise<RootDocument> {
  const request = await readRequest(file)
  const envelope = parseEnvelope(JSON.stringify(request.root))!
  const root = readRoot(envelope)
  if (!root) throw new Refused(`${file} does not hold the root document it is for: ask for it again`)
  const known = await readKeyring(keysDir)
  if (!known) {
    print(
      `${keysDir} holds no root document to compare with: make sure that every holder sees the same fingerprint`,
    )
  } else if (known.newest.n > root.n) {
    throw new Refused(
      `root document ${known.newest.n} is in force, the request is for ${root.n}: ask for a new one`,
    )
  } else if (known.newest.n === root.n && known.roots.at(-1)!.envelope.p !== envelope.p) {
    throw new Refused(
      `the request is for another root document ${root.n} than the one in ${keysDir}: do not sign it`,
    )
  }
  return root
}

/** Adds the signatures of the keys at hand to a request, and says what was signed and what to do next. */
export async function signRequest(context: CommandContext, file: string): Promise<void> {
  const { keysDir, print, has } = context
  const root = await knownRoot(context, file)
  const request = await readRequest(file)
  const keys = await readKeys(keysDir)
  let added = 0
  const documents = await Promise.all(
    request.documents.map(async (one) => {
      const mine = await signaturesAtHand({ keys }, one.kind, one.p, signersOf(one, root))
      const fresh = mine.filter(({ k }) => !one.s.some((other) => other.k === k))
      added += fresh.length
      return { ...one, s: mergeSignatures(one.s, fresh) }
    }),
  )
  print(`${request.about}, in ${file}:`)
  for (const one of documents) for (const line of explain(one, root)) print(line)
  if (has('dry-run')) return print('nothing was signed (--dry-run)')
  if (!added)
    throw new Refused(
      `no key in ${keysDir} is asked for, or it has signed already: those that count are ${[...new Set(documents.flatMap((one) => signersOf(one, root)))].join(', ')}`,
    )
  await writeRequest(file, { ...request, documents })
  print(`signed with ${added} key${added > 1 ? 's' : ''}; send ${file} on, or back to who asked`)
}
