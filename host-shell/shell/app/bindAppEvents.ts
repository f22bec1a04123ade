import { pageReady, refreshSession, sessionChanged, signedOut } from '@companion/bridge-contract'
import type { MarkName } from '@companion/bridge-contract/marks'
import { hostKind, notify, on, onLate } from '@companion/shared/bridge/app'
import { keepAccountFresh } from '@companion/shared/session/account'
import { session } from '@companion/shared/session/current'
import { navigate } from '@companion/shared/navigation/router'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import { loadDrawings } from '@companion/shared/ui/feedback/Message'
import { showBrandMark } from './brandMark.ts'
import { bindBackButton } from './bindBackButton.ts'
import { bindNetwork } from './bindNetwork.ts'
import { followKeyboard } from './followKeyboard.ts'
import { followSurroundings } from './followSurroundings.ts'
import { keepScroll } from './keepScroll.ts'
import { syncNativeChrome } from './syncNativeChrome.ts'

/** A loaded screen has a heading, and a failed one has a button. The skeleton has neither. */
const content = 'h1, main button'

/**
 * Sends `pageReady` as soon as the page shows content, so that the app removes its spinner. Doesn't send it
 * again if the prerendered screen has (`boot/prerenderedScript.ts`).
 */
function reportReady(win: Window): void {
  if (companion.pageReady) return
  const { body } = win.document
  const mark: MarkName = 'companion:ready'
  const look = (): boolean => {
    // The update notice (`UpdateApp.tsx`) isn't treated as a page, because it has already sent `pageFailed`.
    if (!body.querySelector(content) || body.querySelector('[data-unserved]')) return false
    if (!win.performance.getEntriesByName(mark)[0]) win.performance.mark(mark)
    const ms = Math.round(win.performance.now() - (companion.openedAt ?? 0))
    void notify(pageReady, { route: win.location.pathname, ms })
    return true
  }
  if (look()) return
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect()
  })
  watch.observe(body, { childList: true, subtree: true })
}

function followSession(): void {
  on(sessionChanged, (pair) => void session().setTokens(pair))
  // Accepts a token pair that arrives after the call has timed out, because the old pair is no longer valid.
  onLate(refreshSession, (pair) => void session().setTokens(pair))
  on(signedOut, () => {
    session().end('signedOut')
    navigate('/', { replace: true })
  })
}

/** Loads the view transitions if the engine supports them. In other engines only the new screen slides in. */
function loadTransitions(win: Window): void {
  if (!('startViewTransition' in win.document)) return
  whenIdle(win, () => {
    const chunk = import(/* webpackChunkName: "moves" */ './animateMoves.ts')
    chunk.then(({ animateMoves }) => animateMoves(win)).catch(() => {})
  })
}

/**
 * Makes React tolerate page translators. Loads the code before the first render if the page is already
 * translated, otherwise when idle.
 */
async function bearTranslators(win: Window): Promise<void> {
  const load = async () => {
    const chunk = import(/* webpackChunkName: "translators" */ './keepTranslated.ts')
    await chunk.then(({ keepTranslated }) => keepTranslated(win)).catch(() => {})
  }
  if (win.document.querySelector('font')) await load()
  else whenIdle(win, () => void load())
}

let isBegun = false

/**
 * Keeps the page in sync with the app, network and keyboard. Inside an app it's called before the first
 * screen, so that no event is missed; otherwise after it. The call after the first screen also starts
 * `afterFirstScreen.ts`.
 */
export async function bindAppEvents(win: Window, isShown: boolean): Promise<void> {
  if (!isBegun) await begin(win)
  if (isShown)
    await (
      await import(/* webpackChunkName: "afterFirstScreen" */ './afterFirstScreen.ts')
    ).afterFirstScreen(win)
}

async function begin(win: Window): Promise<void> {
  isBegun = true
  followSession()
  keepAccountFresh(win)
  followSurroundings(win)
  bindBackButton(win)
  followKeyboard(win)
  bindNetwork(win)
  keepScroll(win)
  whenIdle(win, () => void loadDrawings())
  showBrandMark(win.document)
  loadTransitions(win)
  reportReady(win)
  if (hostKind() !== 'none') syncNativeChrome(win)
  await bearTranslators(win)
}
