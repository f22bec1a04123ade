import { fetchText } from '../ignition/fetchText.ts'
import { showBadge } from './badge.ts'
import { refresh, type Knowledge } from './knowledge.ts'
import { askedFor, findOverride, overlayOf } from './override.ts'

/** Gives a tester the releases the address asks for, where they are signed and allowed, and says so on the page. */
export async function applyOverride(win: Window, knowledge: Knowledge): Promise<void> {
  const asked = askedFor(win.location.search)
  const get = (path: string) => fetchText(path, 3000)
  const override = await findOverride(asked, knowledge.documents, knowledge.trust, get)
  knowledge.overlay = overlayOf(override)
  refresh(knowledge)
  showBadge(win.document, override)
}
