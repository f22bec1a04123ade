import { useEffect, useState } from 'react'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import type { Workbench } from '../page/workbench.ts'
import { Calls } from './Calls.tsx'
import { Controls } from './Controls.tsx'
import { defaultPlacement, keptPlacement, place, placements, type Placement } from './dock.ts'
import { Events } from './Events.tsx'
import * as css from './Panel.css.ts'
import { Releases } from './Releases.tsx'
import { Outbox, Session } from './Session.tsx'
import { Traces } from './Traces.tsx'

interface Props {
  readonly win: Window
  readonly workbench: Workbench
  readonly document: KnownDocument
}

/**
 * Copies the URL, which contains all settings. If the browser doesn't allow that, shows the URL so that the
 * user can copy it.
 */
function CopyLink({ win }: { win: Window }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    win.navigator.clipboard.writeText(win.location.href).then(
      () => setSaid('Copied'),
      () => setSaid(win.location.href),
    )
  return (
    <>
      <button
        type="button"
        className={css.button}
        onClick={() => void copy().catch(() => setSaid(win.location.href))}
      >
        Copy link
      </button>
      <output className={css.fact}>{said}</output>
    </>
  )
}

/** Shows and changes the page's environment. It's in English, like all tools. */
export function WorkbenchPanel({ win, workbench, document }: Props) {
  const [placement, setPlacement] = useState<Placement>(keptPlacement)
  useEffect(() => place(win, placement), [win, placement])
  if (placement === 'closed')
    return (
      <button
        type="button"
        className={css.open}
        onClick={() => setPlacement(defaultPlacement(win.innerWidth))}
      >
        QA
      </button>
    )
  return (
    <aside className={css.placed[placement]} aria-label="Workbench" lang="en" dir="ltr">
      <div className={css.head}>
        <h2 className={css.title}>Workbench</h2>
        <CopyLink win={win} />
        {placements.map((one) => (
          <button
            key={one}
            type="button"
            className={css.button}
            aria-pressed={one === placement}
            onClick={() => setPlacement(one)}
          >
            {one === 'closed' ? 'close' : one}
          </button>
        ))}
      </div>
      <div className={css.body}>
        <a className={css.link} href="/isolate">
          All screens and states
        </a>
        <Controls win={win} />
        <Releases win={win} document={document} />
        <Session />
        <Outbox win={win} />
        <Events win={win} />
        <Calls tap={workbench.tap} />
        <Traces win={win} recorder={workbench.recorder} replay={workbench.replay} />
      </div>
    </aside>
  )
}
