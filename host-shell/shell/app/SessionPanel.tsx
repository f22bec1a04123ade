import { useEffect, useRef } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SessionProblem } from '@companion/shared/signIn/SessionProblem'

/** Covers a page whose session doesn't work. The page underneath stays mounted and keeps typed text. */
export function SessionPanel() {
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
      <Screen>
        <SessionProblem whole />
      </Screen>
    </div>
  )
}
