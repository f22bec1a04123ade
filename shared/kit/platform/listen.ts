type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Adds a listener for these events. Returns a function that removes it. */
export function listen<E extends Event = Event>(
  target: Target,
  names: readonly string[],
  act: (event: E) => unknown,
  options?: AddEventListenerOptions | boolean,
): () => void {
  for (const name of names) target.addEventListener(name, act as EventListener, options)
  return () => {
    for (const name of names) target.removeEventListener(name, act as EventListener, options)
  }
}
