import type { MouseEvent } from 'react'

/**
 * Goes to a section without a new step in the history: Back must leave the document, not climb through it. The
 * section takes the focus, so that a screen reader reads on from there.
 */
export function jumpTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  history.replaceState(history.state, '', `#${id}`)
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

/** The section named in the address when the screen appears. */
export function jumpToHash(hash: string): void {
  const id = hash.slice(1)
  if (/^[\w-]+$/.test(id)) document.getElementById(id)?.scrollIntoView()
}
