import { useEffect, useReducer } from 'react'
import type { TraceEntry } from '@companion/bridge-contract'
import { hostKind, trace } from '@companion/shared/bridge/app'
import type { ApiCall } from '../model/traceFile.ts'
import type { Workbench } from '../page/workbench.ts'
import * as css from './Panel.css.ts'
import { Section } from './Section.tsx'

/** Polling interval for the bridge's calls, in milliseconds. The bridge has no event for them. */
const every = 500
const shownCalls = 60

const inWords = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 1))

interface Line {
  readonly head: string
  readonly body: string
  readonly bad: boolean
}

/** List of calls, newest first, with their details. Reads the calls only while it's visible. */
function CallList({ read }: { read: () => readonly Line[] }) {
  const calls = read()
  if (!calls.length) return <p className={css.fact}>None yet.</p>
  return (
    <>
      {calls
        .slice(-shownCalls)
        .reverse()
        .map(({ head, body, bad }, at) => (
          <details key={calls.length - at}>
            <summary className={`${css.call} ${bad ? css.wrong : ''}`}>{head}</summary>
            <pre className={css.data}>{body || '–'}</pre>
          </details>
        ))}
    </>
  )
}

const ofApi = ({ method, path, status, ms, note, request, response }: ApiCall): Line => ({
  head: [method, path, status || 'no answer', `${ms} ms`, note].filter(Boolean).join(' · '),
  body: [
    request !== undefined && `sent ${inWords(request)}`,
    response !== undefined && `got ${inWords(response)}`,
  ]
    .filter(Boolean)
    .join('\n'),
  bad: status === 0 || status >= 400,
})

/**
 * Returns the bridge's entries as lines. The duration of a call is the time between the latest call of that
 * name and its reply.
 */
function ofBridge(entries: readonly TraceEntry[]): readonly Line[] {
  const called = new Map<string, number>()
  return entries.map(({ kind, name, outcome, at, data }) => {
    const since = kind === 'reply' ? called.get(name) : undefined
    if (kind === 'call') called.set(name, at)
    const took = since === undefined ? '' : `${Math.round(at - since)} ms`
    return {
      head: [kind, name, outcome, took].filter(Boolean).join(' · '),
      body: inWords(data),
      bad: kind === 'fault' || (kind === 'reply' && outcome !== 'ok'),
    }
  })
}

/** Live list of API and app calls with their request and response bodies, without secrets. */
export function Calls({ tap }: Pick<Workbench, 'tap'>) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stop = tap.listen(again)
    const timer = setInterval(again, every)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [tap])
  return (
    <>
      <Section id="api" title={`API calls (${tap.calls.length})`}>
        <CallList read={() => tap.calls.map(ofApi)} />
      </Section>
      <Section id="bridge" title={`App calls and events (${trace().length}, ${hostKind()})`}>
        <CallList read={() => ofBridge(trace())} />
      </Section>
    </>
  )
}
