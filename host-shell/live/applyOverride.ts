import { fetchText } from '../ignition/fetchText.ts'
import type { ChannelDocument } from '../release/document.ts'
import { showBadge } from './badge.ts'
import { newestOf, refresh, type Knowledge } from './knowledge.ts'
import { askedFor, closedTo, findOverride, overlayOf } from './override.ts'

/**
 * Gives a tester the releases the address asks for, where they are signed and the channel allows it, and says so on the
 * page. News that no longer allows it takes them away again.
 */
export async function applyOverride(
  win: Window,
  knowledge: Knowledge,
  allowed: (document: ChannelDocument) => boolean,
): Promise<void> {
  const asked = askedFor(win.location.search)
  const get = (path: string) => fetchText(path, 3000)
  const override = allowed(newestOf(knowledge))
    ? await findOverride(asked, knowledge.documents, knowledge.trust, get)
    : closedTo(asked)
  const overlay = overlayOf(override)
  knowledge.overlay = (document) => (allowed(document) ? overlay(document) : document)
  refresh(knowledge)
  showBadge(win.document, override)
}
