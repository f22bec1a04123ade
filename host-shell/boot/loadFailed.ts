import { pageLost, retry as retryNow } from '../texts/en.json'

/**
 * Says instead of the skeleton that the page could not be loaded, with Retry: in the document's own language, in English
 * where it is for all. Does nothing once the page is there.
 */
export function showLoadFailed({ document, history, location, companionTokens }: Window): void {
  const { documentElement: html } = document
  const skeleton = document.querySelector('.boot-page')
  const own = globalThis.companionLost?.[html.lang]
  const [text, retry] = own ?? [pageLost, retryNow]
  if (!skeleton || skeleton.getAttribute('role')) return
  const button = document.createElement('button')
  button.className = 'boot-retry'
  button.textContent = retry
  button.onclick = () => {
    // Out of the address, and not yet with the session: the entry of the history keeps them for the next start.
    history.replaceState({ ...(history.state as object | null), companionTokens }, '')
    location.reload()
  }
  if (!own) Object.assign(skeleton, { lang: 'en', dir: 'ltr' })
  const said = document.createElement('p')
  said.textContent = text
  skeleton.setAttribute('role', 'alert')
  skeleton.parentElement?.removeAttribute('aria-hidden')
  skeleton.replaceChildren(said, button)
}
