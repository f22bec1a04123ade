/** Marks an open modal, so that the shell's Back finds the topmost across all remotes. */
export const modalMark = 'data-modal'

/**
 * Marks elements that Back must not simply leave, by reason: `unsaved` for typed text (the user is asked), `gone` if
 * earlier entries belong to a deleted account (Back closes the page), any other value blocks Back.
 */
export const backMark = 'data-back'

/** The last element with a mark. */
export const topmost = (page: Document, mark: string): Element | undefined =>
  // A staged release is also in the document, but hidden.
  [...page.querySelectorAll(`[${mark}]`)].filter((element) => !element.closest('[hidden]')).pop()

/** Cancels the topmost open modal, as Back does first; false if there is none. */
export function closeTopmost(page: Document): boolean {
  const modal = topmost(page, modalMark)
  modal?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return modal !== undefined
}

/** Why the page handles Back: `dialog`, or the reason of a `backMark`; undefined if the app may handle it. */
export const backReason = (page: Document): string | undefined =>
  topmost(page, modalMark) ? 'dialog' : (topmost(page, backMark)?.getAttribute(backMark) ?? undefined)
