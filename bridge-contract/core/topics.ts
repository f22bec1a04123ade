/** Takes one raw value and says whether it fitted. */
export type Taker = (raw: unknown) => boolean

interface Topic {
  readonly takers: Set<Taker>
  /** What came before anybody listened. */
  early: unknown[]
  last?: { readonly raw: unknown }
}

export interface Topics {
  /** Gives a value to everybody who listens, or keeps it. */
  emit(name: string, raw: unknown): 'ok' | 'malformed' | 'unknown'
  /** Listens; what is kept comes at once, before `listen` returns. `sticky` asks for the last value. */
  listen(name: string, taker: Taker, sticky: boolean, initial?: unknown): () => void
}

const mostTopics = 100
const mostEarly = 32

/** Named streams. The names come from the app, so they live in a `Map` and their number has an end. */
export function createTopics(): Topics {
  const topics = new Map<string, Topic>()

  const open = (name: string) => {
    let topic = topics.get(name)
    if (!topic) topics.set(name, (topic = { takers: new Set(), early: [] }))
    return topic
  }

  return {
    emit(name, raw) {
      if (!topics.has(name) && topics.size >= mostTopics) return 'unknown'
      const topic = open(name)
      topic.last = { raw }
      if (topic.takers.size === 0) {
        topic.early.push(raw)
        if (topic.early.length > mostEarly) topic.early.shift()
        return 'ok'
      }
      let fits = false
      Array.from(topic.takers).forEach((taker) => {
        fits = taker(raw) || fits
      })
      return fits ? 'ok' : 'malformed'
    },
    listen(name, taker, sticky, initial) {
      const topic = open(name)
      const early = topic.early
      topic.early = []
      topic.takers.add(taker)
      if (!sticky) early.forEach(taker)
      else if (topic.last) taker(topic.last.raw)
      else if (initial !== undefined) taker(initial)
      return () => {
        topic.takers.delete(taker)
      }
    },
  }
}
