import type { TraceEntry } from '../core/core.ts'
import { refuse, type Answers } from './options.ts'

/** Writes a trace as lines of JSON. It holds no secrets: the bridge has replaced them before. */
export const recordTrace = (trace: readonly TraceEntry[]): string =>
  trace.map((entry) => JSON.stringify(entry)).join('\n')

/** Which of an app's refusals a recorded outcome can be played back as; TIMEOUT and the like are faults, not answers. */
const refusals = ['CANCELLED', 'FORBIDDEN_ORIGIN', 'INVALID_PARAMS', 'UNSUPPORTED']

/** Answers that repeat a trace by method, in its order, the last one for ever. Secrets come back as three stars. */
export function replayTrace(lines: string): Answers {
  const entries = lines.split('\n').filter(Boolean)
  const replies = new Map<string, unknown[]>()
  for (const line of entries) {
    const { kind, name, outcome, data } = JSON.parse(line) as TraceEntry
    if (kind !== 'reply' || (outcome !== 'ok' && !refusals.includes(outcome))) continue
    const reply = outcome === 'ok' ? data : { ...refuse('CANCELLED'), refused: outcome }
    replies.set(name, [...(replies.get(name) ?? []), reply])
  }
  const play = (list: unknown[]) => () => (list.length > 1 ? list.shift() : list[0])
  return Object.fromEntries(Array.from(replies, ([name, list]) => [name, play(list)])) as Answers
}
