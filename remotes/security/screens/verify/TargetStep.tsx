import { useRef, type ReactNode } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/Button'
import { Actions } from '@companion/shared/ui/Form'
import { Banner } from '@companion/shared/ui/Banner'
import { useTexts } from '../../texts.ts'
import { Target } from './Target.tsx'
import * as css from './SentTo.css.ts'
import { useFlaw } from './useFlaw.ts'
import type { Verification } from './useVerification.ts'

/** The account's own phone or address, which cannot be redirected. While a code is good, none is sent again. */
export function TargetStep({ steps, other }: { steps: Verification; other: ReactNode }) {
  const t = useTexts()
  const words = useFormTexts()
  const errors = useErrorTexts()
  const { flow, sending, begin } = steps
  const actions = useRef<HTMLDivElement>(null)
  useFlaw(flow.flaw, 'target', () => actions.current?.querySelector('button')?.focus())
  const to = () => <Target of={flow.target} />
  const waits = sending.cooldown.seconds > 0
  const start = () => void begin(flow.target.includes('@') ? 'email' : 'sms', flow.target)
  return (
    <>
      {flow.flaw?.at === 'target' && <Banner tone="danger">{errors('userMissing')}</Banner>}
      <p className={css.line}>{t.rich(waits ? 'codeFor' : 'willSend', { to })}</p>
      <div ref={actions}>
        <Actions>
          <Button onClick={start}>{waits ? t('enterCode') : words('sendCode')}</Button>
          {other}
        </Actions>
      </div>
    </>
  )
}
