import { parseEnvelope } from '../model/envelope.ts'
import { type RootDocument, acceptRoot } from '../model/acceptRoot.ts'
import type { Subtle } from '../model/verifySignature.ts'
import { fetchText } from '../../boot/fetchText.ts'
import { note } from './journal.ts'
import type { ReleaseState } from './releaseState.ts'

/** Follows stored root documents from the pinned one; those that do not follow are left out. */
export async function verifyRootChain(
  subtle: Subtle,
  pinned: RootDocument,
  texts: readonly string[],
): Promise<{ readonly root: RootDocument; readonly kept: string[] }> {
  let root = pinned
  const kept: string[] = []
  for (const text of texts) {
    const envelope = parseEnvelope(text)
    const next = envelope && (await acceptRoot(subtle, root, envelope))
    if (!next) continue
    root = next
    kept.push(text)
  }
  return { root, kept }
}

/** Asks the server for the documents after `root`, one by one, until there is none. At most ten in a walk. */
export async function fetchRootChain(
  subtle: Subtle,
  root: RootDocument,
  get: (path: string) => Promise<string | null>,
): Promise<string[]> {
  const found: string[] = []
  let current = root
  while (found.length < 10) {
    const text = await get(`/trust/${current.n + 1}.root.json`)
    const envelope = text === null ? undefined : parseEnvelope(text)
    const next = envelope && (await acceptRoot(subtle, current, envelope))
    if (!next || text === null) break
    current = next
    found.push(text)
  }
  return found
}

/** Fetches root documents newer than the current one, at most every `apart` ms. True when there were some: their keys count from now on. */
export async function updateRoot({ memory, trust, clock }: ReleaseState, apart: number): Promise<boolean> {
  const { subtle, root } = trust
  const since = clock() - memory.now.rootsAskedAt
  if (!subtle || !root || (since >= 0 && since < apart)) return false
  const found = await fetchRootChain(subtle, root, fetchText)
  trust.root = (await verifyRootChain(subtle, root, found)).root
  memory.change((kept) => {
    kept.rootsAskedAt = clock()
    kept.roots = [...kept.roots, ...found]
  })
  if (found.length) note('root', String(trust.root.n))
  return found.length > 0
}
