import { useEffect, useReducer } from 'react'
import type { TraceEntry } from '@companion/bridge-contract'
import { hostKind, trace } from '@companion/shared/bridge/app'
import type { ApiCall } from '../model/traceFile.ts'
import type { Workbench } from '../page/workbench.ts'
import * as css from './Panel.css.ts'
import { Section } from './Section.tsx'

/** How often the bridge is read, in milliseconds: it tells nobody of a call. */
const every = 500
const shownCalls = 60

const inWords = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 1))

interface Line {
  readonly head: string
  readonly body: string
  readonly bad: boolean
}

/** The newest first, each with what it was about. Reads them only while it is on show. */
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

/** A call's time is the difference to the last call of the same name before it. */
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

/** Calls to the API and to the app as they happen, with what was sent and what came back, without secrets. */
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
