/** Marks a modal in the page, so that whoever owns Back finds the topmost across all remotes. */
export const modalMark = 'data-modal'

/**
 * Marks what Back must not simply leave, and says why: `unsaved` on a form with typed text, which the user is asked
 * about; `gone` where all that lies behind belongs to an account that is no more, and Back closes the page; any other
 * word on what holds Back altogether, such as a deletion on its way.
 */
export const backMark = 'data-back'

const topmost = (page: Document, mark: string): Element | undefined =>
  // A release that gets ready to take over is on the page, too, but hidden.
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
