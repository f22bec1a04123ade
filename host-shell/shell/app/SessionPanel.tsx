import { useEffect, useRef } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SessionProblem } from '@companion/shared/signIn/SessionProblem'

/**
 * Covers the page when its session has an error, but keeps the page's title. The page stays mounted
 * underneath, so typed text isn't lost.
 */
export function SessionPanel({ title }: { title: string | undefined }) {
  const t = useErrorTexts()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={panel}
      role="alertdialog"
      aria-modal="true"
      aria-label={t('sessionPanelTitle')}
      style={{ backgroundColor: 'inherit' }}
    >
      {/* The space keeps the title's line free until the title has loaded. */}
      <Screen title={title ?? <>&nbsp;</>}>
        <SessionProblem />
      </Screen>
    </div>
  )
}
