import type { ReactNode } from 'react'
import { StrongLoginName } from '../fields/StrongLoginName.tsx'
import { useFormTexts } from '../texts/forms/texts.ts'
import type { CodeSending } from './useCodeSending.ts'

interface GoalProps {
  /** The hint without a valid target. */
  needs: 'codeNeedsPhone' | 'codeNeedsLoginId'
  /** A valid E.164 number or address. */
  target: string | undefined
}

/** The hint before a code is requested: the required input, then the code's target. */
export function CodeGoal({ needs, target }: GoalProps) {
  const t = useFormTexts()
  return target ? t.rich('codeWillGo', { to: () => <StrongLoginName of={target} /> }) : t(needs)
}

const lines = {
  idle: 'codeFor',
  sending: 'codeOnItsWay',
  sent: 'codeSent',
  limited: 'codeFor',
  failed: 'codeNotSent',
} as const

/** The hint after a request: the code's target. */
export function CodeSent({ delivery, to }: Pick<CodeSending, 'delivery'> & { to: ReactNode }) {
  const t = useFormTexts()
  return t.rich(lines[delivery], { to: () => to })
}
