import { type ComponentType, useState } from 'react'
import { locationOff } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import type { figuresIn } from '../model/figures.ts'
import type { Settings } from '../model/machine.ts'
import type { Content, View } from '../model/view.ts'
import { useTexts } from '../texts.ts'
import * as css from './Hero.css.ts'
import { loadTrouble } from './loadTrouble.ts'
import type { SheetProps } from './PositionSheet.tsx'
import { sentences } from './sentences.ts'

type Figures = ReturnType<typeof figuresIn>

interface Props {
  view: Exclude<View, { type: 'failed' }>
  figures: Figures
  now: number
  settings: Settings
  onRefresh: () => void
}

/** The age of the weather or the progress while it loads, and below it where an approximate place comes from. */
export function Status({ view, figures, now, settings, onRefresh }: Props) {
  const t = useTexts()
  const { positionFailure: failure } = view
  const why = failure && failure !== 'absent' ? failure : undefined
  const status = view.type === 'content' ? view.status : undefined
  // Screen readers announce news. They'd announce a plain age again every minute.
  const isNews = status !== 'updated' && status !== 'stale'
  return (
    <div className={css.status}>
      <p role={isNews ? 'status' : undefined}>
        {view.type === 'content' ? (
          <Age view={view} figures={figures} now={now} />
        ) : (
          t(view.locating ? 'locating' : 'loading')
        )}
        {why && <VisuallyHidden> {t(sentences[why])}</VisuallyHidden>}
      </p>
      {why ? (
        <PositionNote why={why} open={settings[why]} onRefresh={onRefresh} />
      ) : (
        view.type === 'content' && !view.shown.fix && <p className={css.source}>{t('sourceIp')}</p>
      )}
    </div>
  )
}

const looks: { readonly [status in Content['status']]?: string } = {
  just: css.just,
  blocked: css.warn,
  failed: css.warn,
  stale: css.warn,
}

function Age({ view, figures, now }: Pick<Props, 'figures' | 'now'> & { view: Content }) {
  const t = useTexts()
  const { status, shown, blockedUntil } = view
  const updated = () => t('updated', { time: figures.ago(now - shown.at) })
  const texts: Record<Content['status'], () => string> = {
    updated,
    stale: updated,
    fresh: () => t('justUpdated'),
    just: () => t('justUpdated'),
    blocked: () => t('waitUntil', { time: figures.minuteAfter(blockedUntil) }),
    failed: () => t('notUpdated', { time: figures.time(shown.at) }),
  }
  return (
    // A new element for each status, so that screen readers also announce the same words again.
    <span key={status} className={looks[status]}>
      {texts[status]()}
    </span>
  )
}

type NoteProps = Pick<SheetProps, 'why' | 'open' | 'onRefresh'>

/** A line about the approximate place. It opens a sheet with the reason and the remedy. */
function PositionNote(props: NoteProps) {
  const t = useTexts()
  const [sheet, show] = useState<{ Sheet: ComponentType<SheetProps> }>()
  const explain = () =>
    void loadTrouble().then(
      ({ PositionSheet }) => show({ Sheet: PositionSheet }),
      // Without the sheet, the press still opens the settings, if the app can.
      () => props.open?.(),
    )
  return (
    <>
      <button type="button" className={css.source} aria-haspopup="dialog" onClick={explain}>
        <Icon of={locationOff} small />
        <span>
          <span>{t('sourceIp')}</span> · <b className={css.remedy}>{t('turnOnShort')}</b>
        </span>
      </button>
      {sheet && <sheet.Sheet {...props} onClose={() => show(undefined)} />}
    </>
  )
}
