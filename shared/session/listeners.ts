/** A list of callbacks. One that throws neither stops the others nor the one who calls. */
export function createListeners<A extends readonly unknown[] = []>() {
  const all = new Set<(...news: A) => void>()
  return {
    /** Subscribes; gives the way out. */
    on(callback: (...news: A) => void): () => void {
      all.add(callback)
      return () => {
        all.delete(callback)
      }
    },
    emit(...news: A): void {
      for (const callback of Array.from(all)) {
        try {
          callback(...news)
        } catch (fault) {
          // Reported as an uncaught error of its own, so that it is seen and changes nothing here.
          queueMicrotask(() => {
            throw fault
          })
        }
      }
    },
  }
}
