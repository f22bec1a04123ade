import type { FormEvent, ReactNode } from 'react'
import { Button } from '@companion/shared/ui/Button'
import { CodeField } from '@companion/shared/ui/CodeField'
import { Actions, Form } from '@companion/shared/ui/Form'
import { ResendButton } from '@companion/shared/verification/ResendButton'
import { useTexts } from '../../texts.ts'
import { SentTo } from './SentTo.tsx'
import type { Verification } from './useVerification.ts'

/** The code, in a form of its own. A whole one confirms by itself. */
export function CodeStep({ steps, other }: { steps: Verification; other: ReactNode }) {
  const t = useTexts()
  const { flow, sending, code, resend, deliver } = steps
  const { cooldown, delivery, length } = sending
  const { form, field, pending, element } = code
  const submit = (event: FormEvent) => (flow.dead ? event.preventDefault() : form.onSubmit(event))
  return (
    <>
      <SentTo target={flow.target} delivery={delivery} />
      <Form {...form} ref={element} onSubmit={submit}>
        <CodeField {...field('code')} {...(length !== undefined && { length })} />
        <Actions>
          <Button type="submit" busy={pending} {...(flow.dead && { 'aria-disabled': true })}>
            {t('continue')}
          </Button>
          <div ref={resend}>
            <ResendButton cooldown={cooldown} again={delivery !== 'idle'} onSend={deliver} />
          </div>
          {other}
        </Actions>
      </Form>
    </>
  )
}
