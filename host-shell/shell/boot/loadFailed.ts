/**
 * Shows the document's own notice that the page could not be loaded, with Retry. Does nothing once the page is there.
 * Where no script runs at all the notice comes by itself (`skeleton.css.ts`).
 */
export function showLoadFailed({ document, history, location, companionTokens }: Window): void {
  const retry = document.querySelector<HTMLElement>('.boot-retry')
  if (!retry) return
  document.querySelector('.boot')!.removeAttribute('aria-hidden')
  retry.onclick = () => {
    // Out of the address, and not yet with the session: the entry of the history keeps them for the next start.
    history.replaceState({ ...(history.state as object | null), companionTokens }, '')
    location.reload()
    return false
  }
}
