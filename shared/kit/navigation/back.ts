/** Marks an open modal, so that the shell's Back finds the topmost modal of all remotes. */
export const modalMark = 'data-modal'

/**
 * Marks elements that keep Back from simply leaving the screen. The value is the reason. `unsaved`: there is
 * typed text, so Back asks the user. `gone`: earlier history entries belong to a deleted account, so Back
 * closes the page. Any other value blocks Back.
 */
export const backMark = 'data-back'

/** Returns the last visible element with a mark. */
export const topmost = (page: Document, mark: string): Element | undefined =>
  // Skips hidden elements, because a staged release is in the document too.
  [...page.querySelectorAll(`[${mark}]`)].filter((element) => !element.closest('[hidden]')).pop()

/** Cancels the topmost open modal, because Back does that first. Returns false if no modal is open. */
export function closeTopmost(page: Document): boolean {
  const modal = topmost(page, modalMark)
  modal?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return modal !== undefined
}

/** Returns why the page handles Back: `dialog` or a `backMark`; undefined if the app may handle it. */
export const backReason = (page: Document): string | undefined =>
  topmost(page, modalMark) ? 'dialog' : (topmost(page, backMark)?.getAttribute(backMark) ?? undefined)
