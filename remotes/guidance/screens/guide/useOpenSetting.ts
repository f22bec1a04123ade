import { openSettings } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { useState } from 'react'
import type { Target } from '../../model/guides/guide.ts'

/** `exact` needs no text: the setting is on the screen. */
export type Answer = 'exact' | 'fallback' | 'none'

const offers = (screen: Target) => supports(openSettings, 'screen', screen).ok

/**
 * Opens the phone's setting of a section where the app can, or the app's own page where the way passes that. The
 * written steps stay on screen whatever happens.
 */
export function useOpenSetting(target: Target | undefined, passesAppInfo: boolean) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const screen =
    target && offers(target)
      ? target
      : target && passesAppInfo && offers('appDetails')
        ? 'appDetails'
        : undefined
  const open = async () => {
    if (!screen) return
    setBusy(true)
    setAnswer(undefined)
    // Makers guard these screens with permissions of their own; the call itself ends within two seconds.
    const opened = await call(openSettings, { screen }).then(
      (result) => result.opened,
      () => 'none' as const,
    )
    setBusy(false)
    setAnswer(opened === 'exact' && screen !== target ? 'fallback' : opened)
  }
  return { offered: screen !== undefined, busy, answer, open: () => void open() }
}
