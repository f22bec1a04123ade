import { useEffect, useState } from 'react'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import type { Workbench } from '../page/workbench.ts'
import { Calls } from './Calls.tsx'
import { Controls } from './Controls.tsx'
import { defaultPlacement, docks, keptPlacement, place, type Placement } from './dock.ts'
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

const docked = Object.entries(docks) as readonly [keyof typeof docks, string][]

interface HeadProps {
  readonly placement: Placement
  readonly onPlace: (placement: Placement) => void
}

/** The title row: the placements of the workbench, and a button that closes it. */
const Head = ({ placement, onPlace }: HeadProps) => (
  <div className={css.head}>
    <h2 className={css.title}>Workbench</h2>
    <div className={css.segments} role="group" aria-label="Placement">
      {docked.map(([one, name]) => (
        <button
          key={one}
          type="button"
          className={css.segment}
          aria-pressed={one === placement}
          onClick={() => onPlace(one)}
        >
          {name}
        </button>
      ))}
    </div>
    <button type="button" className={css.close} aria-label="Close" onClick={() => onPlace('closed')}>
      ×
    </button>
  </div>
)

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
      <Head placement={placement} onPlace={setPlacement} />
      <div className={css.body}>
        <div className={css.top}>
          <a className={css.link} href="/isolate">
            All screens and states
          </a>
          <CopyLink win={win} />
        </div>
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
