import { fetchText } from '../../boot/fetchText.ts'
import type { ChannelDocument } from '../model/channelDocument.ts'
import { badgeText, runningNow, showBadge } from './badge.ts'
import { newestDocument, updateSelection, type ReleaseState } from './releaseState.ts'
import { askedFor, findOverride, nameOf, overlayOf } from './override.ts'

/**
 * Gives a tester the releases the address asks for, where they are signed and the channel allows it, and says so on the
 * page. News that no longer allows it takes them away again.
 */
export async function applyOverride(
  win: Window,
  releases: ReleaseState,
  allowed: (document: ChannelDocument) => boolean,
): Promise<void> {
  const asked = askedFor(win.location.search)
  if (!asked.length) return
  const isOpen = () => allowed(newestDocument(releases))
  const found = isOpen()
    ? await findOverride(asked, releases.documents, releases.trust, fetchText)
    : new Map<string, never>()
  const overlay = overlayOf(found)
  releases.overlay = (document) => (allowed(document) ? overlay(document) : document)
  updateSelection(releases)
  showBadge(win.document, () =>
    badgeText(asked.map(nameOf), runningNow, isOpen() ? '' : ': not open to this device'),
  )
}
