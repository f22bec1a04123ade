/** Longest time in milliseconds that a removed element stays, because a hidden page doesn't end its animations. */
export const leaveLimit = 400

/**
 * Keeps an element in the page for its closing animation after React has removed it. Call it in the cleanup
 * of a layout effect. Focus, history and taps don't wait for the animation, because for React and the page
 * the element is already gone. `leaving` is the class name with the animation.
 */
export function leaveInMotion(element: HTMLElement, leaving: string): void {
  const { parentNode: parent, nextSibling: next } = element
  // An element of a staged release is hidden, so it must not appear now.
  const isShown = element.getClientRects().length > 0
  // React removes the element after this cleanup, but within the same task.
  queueMicrotask(() => {
    // If the parent is gone too, the whole screen has left, which is a motion of its own.
    if (!isShown || element.isConnected || !parent?.isConnected) return
    element.classList.add(leaving)
    element.inert = true
    // For engines without `inert`.
    element.ariaHidden = 'true'
    parent.insertBefore(element, next?.parentNode === parent ? next : null)
    const remove = () => element.remove()
    // Without the descendants' animations, because a spinner's never ends.
    const ends = (element.getAnimations?.() ?? []).map(({ finished }) => finished)
    void Promise.allSettled(ends).then(remove)
    setTimeout(remove, leaveLimit)
  })
}
