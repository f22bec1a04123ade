import { Badge } from '@companion/shared/ui/text/Badge'
import type { figuresIn } from '../model/figures.ts'
import type { Content, View } from '../model/view.ts'
import { useTexts } from '../texts.ts'
import * as css from './Status.css.ts'

type Figures = ReturnType<typeof figuresIn>

interface Props {
  view: Exclude<View, { kind: 'failed' }>
  figures: Figures
  now: number
}

function useWords({ word, shown, blockedUntil }: Content, figures: Figures, now: number): string {
  const t = useTexts()
  const time = figures.time(shown.at)
  const words: Record<Content['word'], () => string> = {
    updated: () => t('updated', { time }),
    just: () => t('justUpdated'),
    blocked: () => t('waitUntil', { time: figures.time(blockedUntil + 59_999) }),
    failed: () => t('notUpdated', { time }),
    stale: () => t('updated', { time: figures.ago(now - shown.at) }),
  }
  return words[word]()
}

function Age({ view, figures, now }: { view: Content; figures: Figures; now: number }) {
  const t = useTexts()
  const words = useWords(view, figures, now)
  const plain = view.word === 'updated' || view.word === 'just'
  return (
    <>
      <Badge>{t(view.shown.fix ? 'sourceGps' : 'sourceIp')}</Badge>
      <span className={plain ? undefined : css.warn}>{words}</span>
    </>
  )
}

/** Where the weather is from and how old it is, in one line; or what is being waited for. */
export function Status({ view, figures, now }: Props) {
  const t = useTexts()
  return (
    <p role="status" className={css.line}>
      {view.kind === 'content' ? (
        <Age view={view} figures={figures} now={now} />
      ) : (
        <span>{t(view.locating ? 'locating' : 'loading')}</span>
      )}
    </p>
  )
}
