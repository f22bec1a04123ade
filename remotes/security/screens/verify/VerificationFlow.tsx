import type { ReactNode } from 'react'
import { Progress } from '@companion/shared/ui/Progress'
import { Screen } from '@companion/shared/ui/Screen'
import { placeOf, planOf, type Step } from '../../model/verification.ts'
import { useTexts } from '../../texts.ts'
import { Changed } from '../Changed.tsx'
import { Unsure } from '../Unsure.tsx'
import { useStepFocus } from '../useStepFocus.ts'
import { CodeStep } from './CodeStep.tsx'
import { LoginIdStep } from './LoginIdStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { OldPasswordStep } from './OldPasswordStep.tsx'
import { TargetStep } from './TargetStep.tsx'
import { useVerification, type Options } from './useVerification.ts'

interface Props extends Options {
  title: string
  /** The way to another method of proof. */
  other?: ReactNode
}

const leads: Partial<Record<Step, 'loginIdLead' | 'newPasswordLead' | 'oldPasswordLead'>> = {
  newPassword: 'newPasswordLead',
  oldPassword: 'oldPasswordLead',
}

/** The one flow to a new password; its hosts say who asks, and by which method. */
export function VerificationFlow({ title, other, ...options }: Props) {
  const t = useTexts()
  const steps = useVerification(options)
  const { flow, ready, tell, password } = steps
  const { step } = flow
  const identifier = options.identify(flow)
  useStepFocus(step)

  if (step === 'done') return <Changed identifier={identifier} />
  if (step === 'unsure') return <Unsure identifier={identifier} onAgain={() => tell({ t: 'again' })} />
  if (!ready) return <Screen title={title} />
  const asksWho = step === 'target' && options.target === ''
  const lead = asksWho ? 'loginIdLead' : leads[step]
  return (
    <Screen
      title={title}
      lead={lead && t(lead)}
      progress={<Progress step={placeOf(flow) + 1} total={planOf(flow.method).length} />}
    >
      {asksWho && <LoginIdStep steps={steps} />}
      {step === 'target' && !asksWho && <TargetStep steps={steps} other={other} />}
      {step === 'code' && <CodeStep steps={steps} other={other} />}
      {step === 'oldPassword' && <OldPasswordStep steps={steps} username={identifier} other={other} />}
      {step === 'newPassword' && <NewPasswordStep password={password} username={identifier} />}
    </Screen>
  )
}
