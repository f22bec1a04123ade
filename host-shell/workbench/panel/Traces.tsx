import { useEffect, useReducer, useState } from 'react'
import type { Replay } from '../page/replay.ts'
import { openTrace, recordPage } from '../page/traces.ts'
import type { Workbench } from '../page/workbench.ts'
import * as css from './Panel.css.ts'
import { Section } from './Section.tsx'

/** Saves a text as a file. */
function download({ document, URL: urls }: Window & typeof globalThis, name: string, text: string): void {
  const href = urls.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  urls.revokeObjectURL(href)
}

function Replaying({ replay }: { replay: Replay }) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => replay.listen(again), [replay])
  const { trace } = replay
  const { head } = trace
  return (
    <>
      <p>
        Replaying {head.address} of {head.date}: {head.brand}, {head.lang}, {head.viewport}, {head.bridge}
      </p>
      <p className={css.fact}>{head.userAgent}</p>
      <p className={css.fact}>{Object.values(head.releases).join(', ')}</p>
      <ol className={css.steps}>
        {trace.steps.map(({ address, load }, at) => (
          <li key={`${at} ${address}`}>
            <button
              type="button"
              className={css.button}
              aria-pressed={at === replay.from}
              onClick={() => replay.startAt(at)}
            >
              {load ? 'load' : 'move'} {address}
            </button>
          </li>
        ))}
      </ol>
      <div className={css.line}>
        <button type="button" className={css.button} disabled={!replay.waiting.length} onClick={replay.next}>
          Next answer
        </button>
        <button type="button" className={css.button} onClick={replay.play}>
          Play all
        </button>
        <output className={css.fact}>
          {replay.waiting.length ? `Waiting: ${replay.waiting.join(', ')}` : 'Nothing waits'}
        </output>
      </div>
      {replay.missing.length > 0 && (
        <p className={css.wrong}>Not in the trace: {Array.from(new Set(replay.missing)).join(', ')}</p>
      )}
    </>
  )
}

/** Records the traffic of this page. Replays traces that were recorded here or on a phone. */
export function Traces({ win, recorder, replay }: { win: Window } & Pick<Workbench, 'recorder' | 'replay'>) {
  const [failure, setFailure] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      openTrace(win, await file.text())
    } catch (cause) {
      setFailure((cause as Error).message)
    }
  }
  const save = () =>
    download(
      win as Window & typeof globalThis,
      `trace-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`,
      recordPage(win, recorder),
    )
  // Listens on the whole page, so that a file can be dropped anywhere.
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      void take(event.dataTransfer?.files[0])
    }
    win.addEventListener('dragover', over)
    win.addEventListener('drop', drop)
    return () => {
      win.removeEventListener('dragover', over)
      win.removeEventListener('drop', drop)
    }
  })
  return (
    <Section id="trace" title={replay ? 'Trace: replaying' : 'Trace'}>
      {replay && <Replaying replay={replay} />}
      <p className={css.fact}>
        Calls to the API and to the app in this tab, over all its loads, without secrets and personal data.
      </p>
      <div className={css.line}>
        <button type="button" className={css.button} onClick={save}>
          Download trace
        </button>
        <button type="button" className={css.button} onClick={recorder.restart}>
          Begin a new trace
        </button>
        <label>
          Replay a trace: drop its file on the page, or{' '}
          <input
            type="file"
            aria-label="Trace to replay"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      {failure && (
        <p role="alert" className={css.wrong}>
          {failure}
        </p>
      )}
    </Section>
  )
}
