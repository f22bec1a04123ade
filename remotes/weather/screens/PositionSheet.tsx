import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import type { PositionFailure } from '../model/state.ts'
import { useTexts } from '../texts.ts'
import * as css from './PositionSheet.css.ts'
import { sentences } from './sentences.ts'

export interface SheetProps {
  why: Exclude<PositionFailure, 'absent'>
  /** Opens the system settings. Some apps and all browsers can't. */
  open: (() => void) | undefined
  onRefresh: () => void
  onClose: () => void
}

/** Explains why the weather is by IP address. Opens the settings, or else looks for the position again. */
export function PositionSheet({ why, open, onRefresh, onClose }: SheetProps) {
  const t = useTexts()
  const kit = useKitTexts()
  const act = () => {
    onClose()
    ;(open ?? onRefresh)()
  }
  return (
    <Sheet open title={t('sourceIp')} onClose={onClose}>
      <p className={css.reason}>{t(sentences[why])}</p>
      {!open && <p className={css.remedy}>{t('turnOnHow')}</p>}
      <div className={css.action}>
        <Button onClick={act}>{open ? t(why === 'denied' ? 'allow' : 'turnOn') : kit('retry')}</Button>
      </div>
    </Sheet>
  )
}
