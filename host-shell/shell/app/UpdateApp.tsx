import { useEffect } from 'react'
import { openStore, pageFailed, reportRemoteFailure } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { call, info, notify, supports } from '@companion/shared/bridge/app'
import { Button } from '@companion/shared/ui/controls/Button'
import * as button from '@companion/shared/ui/controls/Button.css'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import type { Unserved } from '../federation/findUnserved.ts'
import { useShellTexts } from '../texts/texts.ts'

/** Returns the URL of the app in its store, or undefined if the brand has no app for this platform. */
function storePage(): string | undefined {
  const { platform } = info() ?? {}
  const link = platform && brand().stores[platform]
  return link && /^https:\/\/[^/]/.test(link) ? link : undefined
}

/** Shown if the app is too old for the screen. Reports that to the app and links to the app's store. */
export function UpdateApp({ remote, version, wants }: Unserved) {
  const t = useShellTexts()
  useEffect(() => {
    void notify(pageFailed, { kind: 'app', code: 'tooOld', detail: remote })
    void notify(reportRemoteFailure, { remote, version, phase: 'load', code: 'needs', detail: wants })
  }, [remote, version, wants])
  const page = storePage()
  return (
    // `bindAppEvents.ts` looks for this attribute. Without it, the notice would be reported to the app as a
    // ready page.
    <div data-unserved>
      <Screen>
        <Message
          scene="phone"
          whole
          title={t('updateApp')}
          actions={
            supports(openStore).ok ? (
              <Button onClick={() => void call(openStore, { store: 'auto' }).catch(() => {})}>
                {t('openStore')}
              </Button>
            ) : (
              page && (
                <a className={button.variant.primary} href={page} rel="noreferrer">
                  {t('openStore')}
                </a>
              )
            )
          }
        />
      </Screen>
    </div>
  )
}
