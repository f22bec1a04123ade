import type { TraceEntry } from '../core/core.ts'
import { refuse, type Answers } from './options.ts'

/** Serializes a trace as lines of JSON. It contains no secrets: the bridge has already replaced them. */
export const recordTrace = (trace: readonly TraceEntry[]): string =>
  trace.map((entry) => JSON.stringify(entry)).join('\n')

/**
 * The recorded outcomes that can be replayed as the app's error codes. TIMEOUT and similar codes are faults,
 * not answers.
 */
const refusals = ['CANCELLED', 'FORBIDDEN_ORIGIN', 'INVALID_PARAMS', 'UNSUPPORTED']

/**
 * Returns answers that replay a trace. Each method replays its answers in order, then repeats the last one. A
 * secret is replayed as three stars, because the trace doesn't contain the original.
 */
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
