import type { Delivery } from '@companion/shared/verification/useCodeSending'
import { useTexts } from '../../texts.ts'
import { Target } from './Target.tsx'
import * as css from './SentTo.css.ts'

const lines = {
  idle: 'codeFor',
  sending: 'codeOnItsWay',
  sent: 'codeSent',
  limited: 'codeFor',
  failed: 'codeNotSent',
} as const

/** Where the code went, masked. What becomes of the code is read out. */
export function SentTo({ target, delivery }: { target: string; delivery: Delivery }) {
  const t = useTexts()
  const to = () => <Target of={target} />
  return (
    <p role="status" className={css.line}>
      {t.rich(lines[delivery], { to })}
    </p>
  )
}
