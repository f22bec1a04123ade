import { useSnapshot } from 'valtio'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { language } from '@companion/shared/texts/language'
import { Button } from '@companion/shared/ui/controls/Button'
import { Failure } from '@companion/shared/ui/feedback/Message'
import type { Settings } from '../model/machine.ts'
import { figuresIn } from '../model/figures.ts'
import type { View } from '../model/view.ts'
import { useTexts } from '../texts.ts'

const looks = {
  place: ['map', 'placeUnknown', 'placeUnknownHint'],
  network: ['router', 'notLoaded', 'notConnected'],
  service: ['cloud', 'notLoaded', 'notAnswered'],
  wait: ['hourglass', 'tooMany', 'tooManyHint'],
} as const

interface Props {
  view: Extract<View, { type: 'failed' }>
  lang: string
  settings: Settings
  onRetry: () => void
}

/** Shows why there's no weather and offers help. It doesn't show the weather of a default city instead. */
export function Failed({ view, lang, settings, onRetry }: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  const { failure, positionFailure, blockedUntil, canRetry } = view
  const [scene, title, hint] = looks[failure]
  const { hourCycle } = useSnapshot(language)
  const time = figuresIn(lang, hourCycle).minuteAfter(blockedUntil)
  const open = failure === 'place' && positionFailure ? settings[positionFailure] : undefined
  return (
    <Failure
      title={t(title)}
      scene={scene}
      actions={
        <>
          {/* After a 429, the page loads the weather by itself at that time. */}
          <Button variant="secondary" aria-disabled={!canRetry} onClick={onRetry}>
            {kit('retry')}
          </Button>
          {open && (
            <Button variant="text" onClick={open}>
              {t(positionFailure === 'denied' ? 'allow' : 'turnOn')}
            </Button>
          )}
        </>
      }
    >
      {t(hint, { time })}
    </Failure>
  )
}
