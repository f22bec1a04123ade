import { useState } from 'react'
import { isBridgeError, share } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { showToast } from '@companion/shared/toasts/queue'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { Button } from '@companion/shared/ui/controls/Button'
import { useTexts } from '../../texts.ts'
import { copy } from './CopyButton.tsx'

/** Returns true if the user closed the share sheet, which isn't an error. */
const isCancelled = (failure: unknown): boolean =>
  isBridgeError(failure, 'CANCELLED') || (failure as Error).name === 'AbortError'

/** Shares a URL through the app's share sheet or the browser's. Hidden if there's neither. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  const byApp = supports(share).ok
  if (!hydrated || (!byApp && !('share' in navigator))) return null
  const press = async () => {
    setBusy(true)
    try {
      const given = { title: withoutHyphens(title), url }
      await (byApp ? call(share, given) : navigator.share(given))
    } catch (failure) {
      if (!isCancelled(failure) && (await copy(window, url))) showToast({ text: t('copied'), tone: 'ok' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void press()}>
      {t('share')}
    </Button>
  )
}
