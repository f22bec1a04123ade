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

/** The newest first, each with what it was about. */
function CallList({
  calls,
}: {
  calls: readonly { readonly head: string; readonly body: string; readonly bad: boolean }[]
}) {
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

const ofApi = ({ method, path, status, ms, note, request, response }: ApiCall) => ({
  head: [method, path, status || 'no answer', `${ms} ms`, note].filter(Boolean).join(' · '),
  body: [
    request !== undefined && `sent ${inWords(request)}`,
    response !== undefined && `got ${inWords(response)}`,
  ]
    .filter(Boolean)
    .join('\n'),
  bad: status === 0 || status >= 400,
})

/** A call's time is the difference to the entry of the same name before it. */
const ofBridge = (entry: TraceEntry, at: number, all: readonly TraceEntry[]) => {
  const before = all.slice(0, at).reverse()
  const called = before.find(({ kind, name }) => kind === 'call' && name === entry.name)
  const took = entry.kind === 'reply' && called ? `${Math.round(entry.at - called.at)} ms` : ''
  return {
    head: [entry.kind, entry.name, entry.outcome, took].filter(Boolean).join(' · '),
    body: inWords(entry.data),
    bad: entry.kind === 'fault' || (entry.kind === 'reply' && entry.outcome !== 'ok'),
  }
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
        <CallList calls={tap.calls.map(ofApi)} />
      </Section>
      <Section id="bridge" title={`App calls and events (${trace().length}, ${hostKind()})`}>
        <CallList calls={trace().map(ofBridge)} />
      </Section>
    </>
  )
}
