import { parseEnvelope } from '@companion/release-protocol/envelope'
import type { RootDocument } from '@companion/release-protocol/rootDocument'
import { acceptRoot, type Subtle } from '@companion/release-protocol/verifySignature'
import { fetchText } from '../boot/fetchText.ts'
import type { ReleaseState } from './releaseState.ts'

async function follow(subtle: Subtle, root: RootDocument, text: string): Promise<RootDocument | undefined> {
  const envelope = parseEnvelope(text)
  return envelope && acceptRoot(subtle, root, envelope)
}

/**
 * Follows the stored root documents from the pinned one and returns the last; skips those that don't follow.
 */
export async function verifyRootChain(
  subtle: Subtle,
  pinned: RootDocument,
  texts: readonly string[],
): Promise<RootDocument> {
  let root = pinned
  for (const text of texts) root = (await follow(subtle, root, text)) ?? root
  return root
}

/**
 * Fetches the root documents after the current one, one by one: at most ten, and at most once per `apart` ms.
 * True if there were any; their keys count from now on.
 */
export async function updateRoot({ memory, trust, clock }: ReleaseState, apart: number): Promise<boolean> {
  const { subtle, root: before } = trust
  const since = clock() - memory.now.rootsAskedAt
  if (!subtle || !before || (since >= 0 && since < apart)) return false
  let root = before
  const found: string[] = []
  while (found.length < 10) {
    const text = await fetchText(`/trust/${root.n + 1}.root.json`)
    const next = text === null ? undefined : await follow(subtle, root, text)
    if (!next || text === null) break
    root = next
    found.push(text)
  }
  trust.root = root
  memory.change((stored) => {
    stored.rootsAskedAt = clock()
    stored.roots = [...stored.roots, ...found]
  })
  return found.length > 0
}
