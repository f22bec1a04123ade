import { useRef, type ReactNode } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions } from '@companion/shared/ui/fields/Form'
import * as css from '@companion/shared/verification/SentTo.css'
import { useRefusal } from '@companion/shared/verification/useRefusal'
import { useTexts } from '../../texts.ts'
import type { PasswordFlow } from './usePasswordFlow.ts'

interface Props {
  steps: PasswordFlow
  /** The account's own phone or address, masked. */
  target: ReactNode
  other: ReactNode
}

/** The account's own phone or address, which cannot be redirected. While a code is good, none is sent again. */
export function TargetStep({ steps, target, other }: Props) {
  const t = useTexts()
  const words = useFormTexts()
  const errors = useErrorTexts()
  const { flow, sending, begin } = steps
  const button = useRef<HTMLButtonElement>(null)
  useRefusal(flow.refusal, 'target', () => button.current?.focus())
  const waits = sending.cooldown.seconds > 0
  const to = () => target
  return (
    <>
      {flow.refusal?.at === 'target' && <Banner tone="danger">{errors('userMissing')}</Banner>}
      <p className={css.line}>{waits ? words.rich('codeFor', { to }) : t.rich('willSend', { to })}</p>
      <Actions>
        <Button ref={button} onClick={() => void begin(flow.target)}>
          {waits ? t('enterCode') : words('sendCode')}
        </Button>
        {other}
      </Actions>
    </>
  )
}
