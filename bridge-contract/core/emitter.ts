export type Listener = (raw: unknown) => void
export type Emitter = ReturnType<typeof createEmitter>

interface Stream {
  readonly listeners: Set<Listener>
  queued: unknown[]
  last?: unknown
}

/** The queue length per name. Above it, the oldest values are dropped. */
const maxQueued = 32

/** An emitter that replays values. Names come from the app, so they are keys of a `Map`, not of an object. */
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
     * Adds a listener and replays the last value if `sticky`, else the queue.
     * Returns the unsubscribe function.
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
