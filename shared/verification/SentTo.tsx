import type { ReactNode } from 'react'
import { useFormTexts } from '../texts/forms/texts.ts'
import * as css from './CodeStep.css.ts'
import type { Delivery } from './useCodeSending.ts'

/** Where a code goes, set off from the text around it. */
export function Target({ isEmail, children }: { isEmail: boolean; children: ReactNode }) {
  return <strong className={isEmail ? css.address : css.number}>{children}</strong>
}

interface Props {
  /** Where the code went, as the host shows it: in full or masked. */
  target: ReactNode
  delivery: Delivery
  /** A link to correct it. */
  change?: ReactNode
}

const lines = {
  idle: 'codeFor',
  sending: 'codeOnItsWay',
  sent: 'codeSent',
  limited: 'codeFor',
  failed: 'codeNotSent',
} as const

/** Where the code went, and how; read out when it changes. */
export function SentTo({ target, delivery, change }: Props) {
  const t = useFormTexts()
  return (
    <div className={css.sentTo}>
      <p role="status" className={css.sentToText}>
        {t.rich(lines[delivery], { to: () => target })}
      </p>
      {change}
    </div>
  )
}
