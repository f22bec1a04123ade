import { keyboardChanged } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'

/** Returns the field that the user is typing in, if any. */
const focusedField = ({ activeElement }: Document): Element | null =>
  activeElement?.matches('input, textarea') ? activeElement : null

/**
 * Sets `--kb` to the height in CSS pixels by which the on-screen keyboard covers the page, so that forms can
 * move above it. The engine measures it (`visualViewport`) and the app can report it. Both mean the same
 * keyboard, so the larger one applies.
 */
export function followKeyboard(win: Window): void {
  const { document: page, visualViewport: view } = win
  let reported = 0
  let shown = 0
  /** The web view's size without a keyboard. A turned phone has another width, so its height is reset. */
  let full = { width: win.innerWidth, height: win.innerHeight }

  // Engines scroll to a field only on focus, when the keyboard isn't open yet.
  const showField = () => focusedField(page)?.scrollIntoView({ block: 'nearest' })

  function measure(): void {
    const { innerWidth: width, innerHeight: height } = win
    const isEditing = focusedField(page) !== null
    if (!isEditing || width !== full.width || height > full.height) full = { width, height }
    const covered = view ? height - view.height - view.offsetTop : 0
    // Less than 80 px is a browser toolbar. Without a focused field there's no keyboard: iOS 26 doesn't
    // always restore the visual viewport when the keyboard closes, and buttons would keep floating.
    const measured = isEditing && covered > 80 ? Math.round(covered) : 0
    // The part of the keyboard that has made the web view smaller doesn't cover the page.
    const next = Math.max(measured, reported - (full.height - height), 0)
    page.documentElement.style.setProperty('--kb', `${next}px`)
    if (next > shown) win.requestAnimationFrame(showField)
    shown = next
  }

  on(keyboardChanged, ({ heightPx }) => {
    reported = heightPx
    measure()
    if (heightPx > 0) showField()
  })
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  win.addEventListener('resize', measure)
  // A frame later, because between two fields nothing is focused for a moment.
  for (const change of ['focusin', 'focusout'])
    page.addEventListener(change, () => win.requestAnimationFrame(measure))
}
