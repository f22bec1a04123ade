import type { ReactNode } from 'react'
import { Button } from '../ui/controls/Button.tsx'
import { CodeField } from '../fields/CodeField.tsx'
import { Actions, Form } from '../ui/fields/Form.tsx'
import { ResendButton } from './ResendButton.tsx'
import { SentTo } from './SentTo.tsx'
import type { Verification } from './useVerification.ts'

interface Props {
  verification: Verification
  /** Where the code went, as the host shows it. */
  target: ReactNode
  /** A link to correct the target. */
  change?: ReactNode
  /** The label of the button that sends the code. */
  confirm: string
  /** A link to another way of verification. */
  other?: ReactNode
}

/** The form of the code. A complete code submits itself. */
export function CodeStep({ verification, target, change, confirm, other }: Props) {
  const { flow, sending, code } = verification
  const { cooldown, delivery, length, resend } = sending
  return (
    <>
      <SentTo target={target} delivery={delivery} change={change} />
      <Form {...code.form}>
        <CodeField {...code.field('code')} {...(length !== undefined && { length })} />
        <Actions>
          <Button type="submit" busy={code.pending} {...(flow.exhausted && { 'aria-disabled': true })}>
            {confirm}
          </Button>
          <ResendButton
            ref={resend}
            cooldown={cooldown}
            again={delivery !== 'idle'}
            onSend={() => sending.deliver(flow.target)}
          />
          {other}
        </Actions>
      </Form>
    </>
  )
}
