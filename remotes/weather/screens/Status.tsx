import { Badge } from '@companion/shared/ui/text/Badge'
import type { figuresIn } from '../model/figures.ts'
import type { Content, View } from '../model/view.ts'
import { useTexts } from '../texts.ts'
import * as css from './Hero.css.ts'

type Figures = ReturnType<typeof figuresIn>

interface Props {
  view: Exclude<View, { kind: 'failed' }>
  figures: Figures
  now: number
}

function useStatusText({ status, shown, blockedUntil }: Content, figures: Figures, now: number): string {
  const t = useTexts()
  const time = figures.time(shown.at)
  const texts: Record<Content['status'], () => string> = {
    updated: () => t('updated', { time }),
    just: () => t('justUpdated'),
    blocked: () => t('waitUntil', { time: figures.time(blockedUntil + 59_999) }),
    failed: () => t('notUpdated', { time }),
    stale: () => t('updated', { time: figures.ago(now - shown.at) }),
  }
  return texts[status]()
}

function Age({ view, figures, now }: { view: Content; figures: Figures; now: number }) {
  const t = useTexts()
  const words = useStatusText(view, figures, now)
  const plain = view.status === 'updated' || view.status === 'just'
  return (
    <>
      <Badge>{t(view.shown.fix ? 'sourceGps' : 'sourceIp')}</Badge>
      <span className={plain ? undefined : css.warn}>{words}</span>
    </>
  )
}

/** One line: the source of the weather and its age, or what the screen is waiting for. */
export function Status({ view, figures, now }: Props) {
  const t = useTexts()
  return (
    <p role="status" className={css.status}>
      {view.kind === 'content' ? (
        <Age view={view} figures={figures} now={now} />
      ) : (
        <span>{t(view.locating ? 'locating' : 'loading')}</span>
      )}
    </p>
  )
}
