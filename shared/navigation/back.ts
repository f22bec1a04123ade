/** Marks an open modal, so that the shell's Back finds the topmost across all remotes. */
export const modalMark = 'data-modal'

/**
 * Marks what Back must not simply leave, by its reason: `unsaved` for typed text (the user is asked), `gone` where
 * earlier entries belong to a deleted account (Back closes the page), any other for what blocks Back.
 */
export const backMark = 'data-back'

/** The last element that carries a mark. */
export const topmost = (page: Document, mark: string): Element | undefined =>
  // A staged release is in the document too, but hidden.
  [...page.querySelectorAll(`[${mark}]`)].filter((element) => !element.closest('[hidden]')).pop()

/** Cancels the topmost open modal, as Back must do first; false when there is none. */
export function closeTopmost(page: Document): boolean {
  const modal = topmost(page, modalMark)
  modal?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return modal !== undefined
}

/** Why Back is the page's own business now: `dialog`, or the word of `backMark`; undefined while the app may have it. */
export const backReason = (page: Document): string | undefined =>
  topmost(page, modalMark) ? 'dialog' : (topmost(page, backMark)?.getAttribute(backMark) ?? undefined)
