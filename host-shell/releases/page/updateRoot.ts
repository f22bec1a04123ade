import { fetchText } from '../../boot/fetchText.ts'
import { note } from './journal.ts'
import type { ReleaseState } from './releaseState.ts'
import { verifyRootChain, fetchRootChain } from './rootChain.ts'

/** Asks for root documents after the one believed in. True when there were some: other keys count from now on. */
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
