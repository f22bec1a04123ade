import type { ReactNode } from 'react'
import type { Delivery } from '@companion/shared/forms/useCodeSending'
import { useTexts } from '../../texts.ts'
import { Masked } from '../Masked.tsx'
import * as css from './SentTo.css.ts'

const lines = { idle: 'codeFor', sending: 'codeOnItsWay', sent: 'codeSent', failed: 'codeNotSent' } as const

/** Where the code went, masked. What becomes of the code is read out. */
export function SentTo({ target, delivery }: { target: string; delivery: Delivery }) {
  const t = useTexts()
  const to = (): ReactNode => (
    <strong className={css.target}>
      <Masked target={target} />
    </strong>
  )
  return (
    <p role="status" className={css.line}>
      {t.rich(lines[delivery], { to })}
    </p>
  )
}
