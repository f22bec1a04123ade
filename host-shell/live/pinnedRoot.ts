import { parseEnvelope } from '../release/envelope.ts'
import { readRoot, type RootDocument } from '../release/trust.ts'

/** A root document the page carries, trusted as the page itself is. */
export function pinnedRoot(source: unknown): RootDocument | undefined {
  const envelope = parseEnvelope(JSON.stringify(source ?? null))
  return envelope && readRoot(envelope)
}
