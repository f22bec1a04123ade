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
 * Applies the stored root documents to the pinned one, in order, and returns the last valid one. Skips
 * documents that aren't a valid successor.
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
 * Fetches the root documents after the current one, one after the other. Fetches at most ten, and at most
 * once per `apart` milliseconds. Returns true if there were any. Their keys are trusted from then on.
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
