export type Taker = (raw: unknown) => void

export interface Topics {
  /** Gives a value to everybody who listens, or keeps it. */
  emit(name: string, raw: unknown): void
  /** Listens; what was kept comes before `listen` returns: the last value of a sticky topic, else what came too early. */
  listen(name: string, taker: Taker, sticky?: boolean): () => void
}

interface Topic {
  readonly takers: Set<Taker>
  early: unknown[]
  last?: unknown
}

const mostEarly = 32

/** Named streams. The names come from the app, so they are kept in a `Map`. */
export function createTopics(): Topics {
  const topics = new Map<string, Topic>()

  const open = (name: string) => {
    const topic = topics.get(name) ?? { takers: new Set(), early: [] }
    topics.set(name, topic)
    return topic
  }

  return {
    emit(name, raw) {
      const topic = open(name)
      const { takers, early } = topic
      topic.last = raw
      if (!takers.size) topic.early = early.concat([raw]).slice(-mostEarly)
      Array.from(takers).forEach((taker) => taker(raw))
    },
    listen(name, taker, sticky) {
      const topic = open(name)
      const { takers, early, last } = topic
      topic.early = []
      takers.add(taker)
      if (!sticky) early.forEach(taker)
      else if (last !== undefined) taker(last)
      return () => {
        takers.delete(taker)
      }
    },
  }
}
