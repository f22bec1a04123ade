import { pageLost as ar, retry as arRetry } from '../texts/ar.json'
import { pageLost as de, retry as deRetry } from '../texts/de.json'
import { pageLost as en, retry as enRetry } from '../texts/en.json'
import { pageLost as zh, retry as zhRetry } from '../texts/zh.json'

const words: Readonly<Record<string, readonly [text: string, retry: string]>> = {
  ar: [ar, arRetry],
  de: [de, deRetry],
  en: [en, enRetry],
  zh: [zh, zhRetry],
}

/** Says instead of the skeleton that the page could not be loaded, with Retry. Does nothing once the page is there. */
export function showLoadFailed({ document, history, location, companionTokens }: Window): void {
  const skeleton = document.querySelector('.boot-page')
  const [text, retry] = words[document.documentElement.lang] ?? words['en']!
  if (!skeleton || skeleton.getAttribute('role')) return
  const button = document.createElement('button')
  button.className = 'boot-retry'
  button.textContent = retry
  button.onclick = () => {
    // Out of the address, and not yet with the session: the entry of the history keeps them for the next start.
    history.replaceState({ ...(history.state as object | null), companionTokens }, '')
    location.reload()
  }
  const said = document.createElement('p')
  said.textContent = text
  skeleton.setAttribute('role', 'alert')
  skeleton.parentElement?.removeAttribute('aria-hidden')
  skeleton.replaceChildren(said, button)
}
