export type Listener = (raw: unknown) => void

export interface Emitter {
  /** Passes a value to every listener, or queues it where there is none. */
  emit(name: string, raw: unknown): void
  /**
   * Listens; returns what stops it. Before `listen` returns, the listener gets the last value where it asks for `sticky`,
   * else what was queued.
   */
  listen(name: string, listener: Listener, sticky?: boolean): () => void
}

interface Stream {
  readonly listeners: Set<Listener>
  queued: unknown[]
  last?: unknown
}

/** Values queued per name; the oldest are dropped. */
const maxQueued = 32

/** An emitter that replays. Names come from the app, so they are keys of a `Map`, not of an object. */
export function createEmitter(): Emitter {
  const streams = new Map<string, Stream>()

  const open = (name: string) => {
    const stream = streams.get(name) ?? { listeners: new Set(), queued: [] }
    streams.set(name, stream)
    return stream
  }

  return {
    emit(name, raw) {
      const stream = open(name)
      const { listeners, queued } = stream
      stream.last = raw
      if (!listeners.size) stream.queued = queued.concat([raw]).slice(-maxQueued)
      Array.from(listeners).forEach((listener) => listener(raw))
    },
    listen(name, listener, sticky) {
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
