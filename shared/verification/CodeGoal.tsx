import type { ReactNode } from 'react'
import { StrongLoginName } from '../fields/StrongLoginName.tsx'
import { useFormTexts } from '../texts/forms/texts.ts'
import type { CodeSending } from './useCodeSending.ts'

interface GoalProps {
  /** What is asked for as long as there is no valid target. */
  needs: 'codeNeedsPhone' | 'codeNeedsLoginId'
  /** E.164 or an address, as soon as what is typed is one. */
  target: string | undefined
}

/** Before a code is asked for: what that takes, then where the code will go. */
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

/** After that: where the code went, or was to go. */
export function CodeSent({ delivery, to }: Pick<CodeSending, 'delivery'> & { to: ReactNode }) {
  const t = useFormTexts()
  return t.rich(lines[delivery], { to: () => to })
}
