export type Listener = (raw: unknown) => void
export type Emitter = ReturnType<typeof createEmitter>

interface Stream {
  readonly listeners: Set<Listener>
  queued: unknown[]
  last?: unknown
}

/** Values queued per name; the oldest are dropped. */
const maxQueued = 32

/** An emitter that replays. Names come from the app, so they are keys of a `Map`, not of an object. */
export function createEmitter() {
  const streams = new Map<string, Stream>()

  const open = (name: string) => {
    const stream = streams.get(name) ?? { listeners: new Set(), queued: [] }
    streams.set(name, stream)
    return stream
  }

  return {
    /** Passes a value to every listener, or queues it where there is none; gives whether there was one. */
    emit(name: string, raw: unknown): boolean {
      const stream = open(name)
      const { listeners, queued } = stream
      stream.last = raw
      if (!listeners.size) stream.queued = queued.concat([raw]).slice(-maxQueued)
      const heard = Array.from(listeners)
      heard.forEach((listener) => listener(raw))
      return heard.length > 0
    },
    /** Listens, at once to the last value if `sticky`, else to what was queued; returns what stops it. */
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
