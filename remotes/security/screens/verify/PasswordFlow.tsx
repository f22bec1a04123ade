import type { ReactNode } from 'react'
import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { mask } from '@companion/shared/forms/mask'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { CodeStep } from '@companion/shared/verification/CodeStep'
import { historyIndexOf, type Step } from '@companion/shared/verification/verification'
import { useTexts } from '../../texts.ts'
import { Changed, ResultUnknown } from '../PasswordResult.tsx'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
import { LoginIdStep, NewPasswordStep, OldPasswordStep, TargetStep } from './PasswordSteps.tsx'
import { usePasswordFlow, type Options } from './usePasswordFlow.ts'

interface Props extends Options {
  title: string
  other?: ReactNode
}

const leads: Partial<Record<Step, 'newPasswordLead' | 'oldPasswordLead'>> = {
  newPassword: 'newPasswordLead',
  oldPassword: 'oldPasswordLead',
}

/** Verifies the user, sets a new password, and asks for a login with it. */
export function PasswordFlow({ title, other, ...options }: Props) {
  const t = useTexts()
  const steps = usePasswordFlow(options)
  const { flow, ready, dispatch } = steps
  const { step, target } = flow
  const identifier = options.identify(flow)
  useHeadingFocus(step)

  if (step === 'done') return <Changed identifier={identifier} />
  if (step === 'unknown')
    return <ResultUnknown identifier={identifier} onAgain={() => dispatch({ type: 'again' })} />
  if (!ready) return <Screen title={title} />
  // Users who forgot their password are often logged out. Then only this line shows which account they
  // change.
  const isForgotten = options.target === ''
  const asksWho = step === 'target' && isForgotten
  const lead = asksWho ? 'loginIdLead' : leads[step]
  const shown = <StrongLoginName of={target} mask={mask} />
  return (
    <Screen
      title={title}
      lead={
        step === 'newPassword' && isForgotten
          ? t.rich('newPasswordFor', { to: () => shown })
          : lead && t(lead)
      }
      progress={<Progress step={historyIndexOf(flow) + 1} total={flow.plan.length} />}
    >
      {asksWho && <LoginIdStep steps={steps} />}
      {step === 'target' && !asksWho && <TargetStep steps={steps} target={shown} other={other} />}
      {step === 'code' && (
        <CodeStep verification={steps} target={shown} confirm={t('continue')} other={other} />
      )}
      {step === 'oldPassword' && <OldPasswordStep steps={steps} username={identifier} other={other} />}
      {step === 'newPassword' && <NewPasswordStep steps={steps} username={identifier} />}
    </Screen>
  )
}
