import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { CodeField } from '../fields/CodeField.tsx'
import type { FieldHandle } from '../forms/useForm.ts'
import { isWholeCode } from '../forms/oneTimeCode.ts'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Actions, Form } from '../ui/fields/Form.tsx'
import { CodeSent } from './CodeGoal.tsx'
import * as css from './CodeStep.css.ts'
import { ResendButton } from './ResendButton.tsx'
import type { CodeSending } from './useCodeSending.ts'
import type { Verification } from './useVerification.ts'

interface CodeFormProps {
  code: {
    form: ComponentProps<typeof Form>
    field(name: 'code'): FieldHandle<string>
    values: { code: string }
    pending: boolean
    disabled: boolean
  }
  sending: CodeSending
  /** Sends another code. */
  onSend(): Promise<void>
  /** The label of the button. Without one, it's Retry. */
  submit?: string | undefined
  /** A code was accepted before, so the field may be empty. */
  accepted?: boolean
  other?: ReactNode
}

/** Returns the last code whose check ended without clearing it, because the check didn't reach the server. */
function useUnchecked({ pending, values }: CodeFormProps['code']): string {
  const [unchecked, setUnchecked] = useState(values.code)
  useEffect(() => {
    if (!pending) setUnchecked(values.code)
    // oxlint-disable-next-line react/exhaustive-deps -- only the end of a check counts, not typing
  }, [pending])
  return unchecked
}

/**
 * The form for a code. A complete code submits it, so there's a button only if that failed or happened before.
 * The button comes last, so that nothing moves when it appears.
 */
export function CodeForm({ code, sending, onSend, submit, accepted, other }: CodeFormProps) {
  const t = useErrorTexts()
  const typed = code.values.code
  const failed = useUnchecked(code) === typed && isWholeCode(typed, sending.length)
  const offered = !code.disabled && (failed || (accepted && !code.pending))
  return (
    <Form {...code.form}>
      <CodeField {...code.field('code')} length={sending.length} busy={code.pending && !offered} />
      <Actions>
        <ResendButton sending={sending} onSend={onSend} />
        {other}
        {offered && (
          <Button type="submit" data-action="submit" busy={code.pending}>
            {submit ?? t('retry')}
          </Button>
        )}
      </Actions>
    </Form>
  )
}

interface Props {
  verification: Verification
  /** The code's target, in full or masked. */
  target: ReactNode
  change?: ReactNode
  /** Label of the button that goes on with an accepted code, if the user can return to this step. */
  confirm?: string
  other?: ReactNode
}

/** The step of a flow that asks for the code, with the code's target. */
export function CodeStep({ verification, target, change, confirm, other }: Props) {
  const { flow, sending, code } = verification
  const accepted = flow.proof !== undefined && !flow.retry
  return (
    <>
      <div className={css.sentTo}>
        <p role="status" className={css.sentToText}>
          <CodeSent delivery={sending.delivery} to={target} />
        </p>
        {change}
      </div>
      <CodeForm
        code={code}
        sending={sending}
        onSend={() => sending.deliver(flow.target)}
        submit={accepted ? confirm : undefined}
        accepted={accepted}
        other={other}
      />
    </>
  )
}
