import { openRoute } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { queryOf } from '@companion/shared/flags/parse'
import { backReason, closeTopmost, modalMark, topmost } from '@companion/shared/navigation/back'
import { pageAddress } from '@companion/shared/navigation/pageAddress'
import { hrefOf, navigate, routeAt } from '@companion/shared/navigation/router'
import { plainPath } from '@companion/shared/navigation/routes'
import { findUnserved } from '../federation/findUnserved.ts'
import { loadUnsavedDialog } from './pressBack.ts'

/** Cancels all dialogs, the topmost first. Resolves with false if one of them stays open because it's busy. */
async function closeDialogs(page: Document): Promise<boolean> {
  for (let modal = topmost(page, modalMark); modal; modal = topmost(page, modalMark)) {
    closeTopmost(page)
    // Some dialogs have a history entry, so they close only when the step back has arrived.
    await navigate.arrival()
    // React removes the dialog in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    // A closed dialog can still be in the document for its closing animation.
    if (modal.hasAttribute(modalMark)) return false
  }
  return true
}

let count = 0

async function open({ document: page, location }: Window, address: string): Promise<void> {
  const { path, query } = pageAddress(address)
  if (!routeAt(path) && !findUnserved(path)) return console.warn(`openRoute: ${path} is not a route`)
  const turn = ++count
  // Otherwise a step back in flight would leave the opened route again.
  await navigate.arrival()
  const here = plainPath(location.pathname)
  if (hrefOf(path, query) === hrefOf(here, Object.fromEntries(queryOf(location.search)))) return
  const isFree = await closeDialogs(page)
  // The app has sent another route meanwhile.
  if (turn !== count) return
  const reason = isFree ? backReason(page) : 'dialog'
  const go = () => navigate(path, { query, replace: reason === 'gone' || path === here })
  if (reason === undefined || reason === 'gone') return go()
  if (reason !== 'unsaved') return console.warn(`openRoute: ${path} was not opened (${reason})`)
  const { confirmLeave: askAndLeave } = await loadUnsavedDialog()
  if (turn === count) askAndLeave(page, go)
}

/**
 * Opens the routes that the app asks for. Cancels open dialogs, then asks before typed text is discarded. If
 * the app asks for several routes, the last one counts. A path that isn't a route is ignored with a warning.
 */
export function followOpenRoute(win: Window): void {
  // If the question fails to load, the page stays as it is and typed text isn't lost.
  on(openRoute, ({ path }) => void open(win, path).catch(console.warn))
}
