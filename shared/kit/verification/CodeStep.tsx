import type { ReactNode } from 'react'
import { CodeField } from '../fields/CodeField.tsx'
import { SubmitForm } from '../fields/SubmitForm.tsx'
import { CodeSent } from './CodeGoal.tsx'
import * as css from './CodeStep.css.ts'
import { ResendButton } from './ResendButton.tsx'
import type { Verification } from './useVerification.ts'

interface Props {
  verification: Verification
  /** The code's target, in full or masked. */
  target: ReactNode
  change?: ReactNode
  confirm: string
  other?: ReactNode
}

/** The form for the code, with the code's target. A complete code submits the form. */
export function CodeStep({ verification, target, change, confirm, other }: Props) {
  const { flow, sending, code } = verification
  return (
    <>
      <div className={css.sentTo}>
        <p role="status" className={css.sentToText}>
          <CodeSent delivery={sending.delivery} to={target} />
        </p>
        {change}
      </div>
      <SubmitForm
        of={code}
        submit={confirm}
        actions={
          <>
            <ResendButton sending={sending} onSend={() => sending.deliver(flow.target)} />
            {other}
          </>
        }
      >
        <CodeField {...code.field('code')} length={sending.length} />
      </SubmitForm>
    </>
  )
}
