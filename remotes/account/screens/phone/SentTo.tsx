import type { ReactNode } from 'react'
import { usePhones } from '@companion/shared/forms/usePhones'
import { Ltr } from '@companion/shared/ui/Bdi'
import { Button } from '@companion/shared/ui/Button'
import { useTexts } from '../../texts.ts'
import type { Delivery } from '@companion/shared/verification/useCodeSending'
import * as css from './SentTo.css.ts'

interface Props {
  target: string
  delivery: Delivery
  onChangeNumber(): void
}

const lines = {
  idle: 'codeFor',
  sending: 'codeOnItsWay',
  sent: 'codeSent',
  limited: 'codeFor',
  failed: 'codeNotSent',
} as const
const number = (words: ReactNode) => (
  <strong className={css.number}>
    <Ltr>{words}</Ltr>
  </strong>
)

/** Where the code went, in full: a slip in a new number shows here or nowhere. And the way to correct it. What becomes of the code is read out. */
export function SentTo({ target, delivery, onChangeNumber }: Props) {
  const t = useTexts()
  const phones = usePhones()
  const phone = phones?.internationalPhone(target) ?? target
  return (
    <div className={css.whole}>
      <p role="status" className={css.line}>
        {t.rich(lines[delivery], { phone, number })}
      </p>
      <Button variant="text" onClick={onChangeNumber}>
        {t('change')}
      </Button>
    </div>
  )
}
