/**
 * Shows the HTML document's notice that the page couldn't be loaded, with Retry. Does nothing once the page
 * has rendered. If no script runs at all, CSS shows the notice (`skeleton.css.ts`).
 */
export function showLoadFailed({ document, history, location }: Window): void {
  const retry = document.querySelector<HTMLElement>('.boot-retry')
  if (!retry) return
  document.querySelector('.boot')!.removeAttribute('aria-hidden')
  retry.onclick = () => {
    // The tokens are no longer in the URL and not yet in the session, so a reload would discard them. The
    // history entry passes them on to the next start.
    history.replaceState({ ...(history.state as object | null), tokens: companion.tokens }, '')
    location.reload()
    return false
  }
}
