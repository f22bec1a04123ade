/**
 * Shows the document's notice that the page could not be loaded, with Retry. Does nothing once the page has
 * rendered. If no script runs at all, CSS shows the notice (`skeleton.css.ts`).
 */
export function showLoadFailed({ document, history, location }: Window): void {
  const retry = document.querySelector<HTMLElement>('.boot-retry')
  if (!retry) return
  document.querySelector('.boot')!.removeAttribute('aria-hidden')
  retry.onclick = () => {
    // The tokens are no longer in the address and not yet in the session. The history entry keeps them for
    // the next start.
    history.replaceState({ ...(history.state as object | null), tokens: companion.tokens }, '')
    location.reload()
    return false
  }
}
