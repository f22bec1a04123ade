import { fetchText } from '../../boot/fetchText.ts'
import type { ChannelDocument } from '../model/channelDocument.ts'
import { badgeText, runningNow, showBadge } from './badge.ts'
import { newestOf, refresh, type Knowledge } from './releaseState.ts'
import { askedFor, findOverride, nameOf, overlayOf } from './override.ts'

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
  if (!asked.length) return
  const isOpen = () => allowed(newestOf(knowledge))
  const found = isOpen()
    ? await findOverride(asked, knowledge.documents, knowledge.trust, fetchText)
    : new Map<string, never>()
  const overlay = overlayOf(found)
  knowledge.overlay = (document) => (allowed(document) ? overlay(document) : document)
  refresh(knowledge)
  showBadge(win.document, () =>
    badgeText(asked.map(nameOf), runningNow, isOpen() ? '' : ': not open to this device'),
  )
}
