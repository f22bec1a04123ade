/** Marks a modal in the page, so that whoever owns Back finds the topmost across all remotes. */
export const modalMark = 'data-modal'

/** Cancels the topmost open modal, as Back must do first; false when there is none. */
export function closeTopmost(page: Document): boolean {
  const open = page.querySelectorAll(`[${modalMark}]`)
  const topmost = open[open.length - 1]
  topmost?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return topmost !== undefined
}
