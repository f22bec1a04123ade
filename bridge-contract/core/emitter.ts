export type Listener = (raw: unknown) => void
export type Emitter = ReturnType<typeof createEmitter>

interface Stream {
  readonly listeners: Set<Listener>
  queued: unknown[]
  last?: unknown
}

/** The maximum number of queued values per name. Beyond it, the oldest values are dropped. */
const maxQueued = 32

/**
 * Creates an emitter that replays values. The app chooses the names, so they are keys of a `Map`: on an
 * object, a name such as `__proto__` would change the prototype.
 */
export function createEmitter() {
  const streams = new Map<string, Stream>()

  const open = (name: string) => {
    const stream = streams.get(name) ?? { listeners: new Set(), queued: [] }
    streams.set(name, stream)
    return stream
  }

  return {
    /** Passes a value to every listener. Without listeners it queues the value and returns false. */
    emit(name: string, raw: unknown): boolean {
      const stream = open(name)
      const { listeners, queued } = stream
      stream.last = raw
      if (!listeners.size) stream.queued = queued.concat([raw]).slice(-maxQueued)
      const heard = Array.from(listeners)
      heard.forEach((listener) => listener(raw))
      return heard.length > 0
    },
    /**
     * Adds a listener and replays the last value if `sticky` is set, else the queue. Returns the unsubscribe
     * function.
     */
    listen(name: string, listener: Listener, sticky?: boolean): () => void {
      const stream = open(name)
      const { listeners, queued, last } = stream
      stream.queued = []
      listeners.add(listener)
      if (!sticky) queued.forEach(listener)
      else if (last !== undefined) listener(last)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
