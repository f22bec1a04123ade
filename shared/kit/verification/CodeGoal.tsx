import type { ReactNode } from 'react'
import { isPhone } from '../fields/LoginName.tsx'
import { usualCodeLength } from '../forms/oneTimeCode.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import * as css from './CodeStep.css.ts'
import type { CodeSending } from './useCodeSending.ts'

interface GoalProps {
  /** The hint while there's no valid target. */
  needs: 'codeNeedsPhone' | 'codeNeedsLoginId'
  /** The phone number (E.164) or email address that the code will be sent to, if it's valid. */
  target: string | undefined
}

/** The hint before a code is requested: the missing input, or the way that the code will come. */
export function CodeGoal({ needs, target }: GoalProps) {
  const t = useFormTexts()
  const will = t(target && !isPhone(target) ? 'codeWillMail' : 'codeWillText', { count: usualCodeLength })
  const [shown, other] = target ? [will, t(needs)] : [t(needs), will]
  return (
    <span className={css.goal} data-other={other}>
      <span>{shown}</span>
    </span>
  )
}

const lines = {
  idle: 'codeFor',
  sending: 'codeOnItsWay',
  sent: 'codeSent',
  limited: 'codeFor',
  failed: 'codeNotSent',
} as const

/** The hint after a request: the target that the code was sent to. */
export function CodeSent({ delivery, to }: Pick<CodeSending, 'delivery'> & { to: ReactNode }) {
  const t = useFormTexts()
  return t.rich(lines[delivery], { to: () => to })
}
