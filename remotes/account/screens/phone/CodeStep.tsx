import type { FormEvent, RefObject } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Button } from '@companion/shared/ui/Button'
import { CodeField } from '@companion/shared/ui/CodeField'
import { Actions, Form } from '@companion/shared/ui/Form'
import { ResendButton } from '@companion/shared/verification/ResendButton'
import { useTexts } from '../../texts.ts'
import type { CodeSending } from '@companion/shared/verification/useCodeSending'
import { SentTo } from './SentTo.tsx'
import type { CodeForm } from './useCodeForm.ts'

interface Props {
  target: string
  sending: CodeSending
  code: CodeForm
  formRef: RefObject<HTMLFormElement | null>
  resendRef: RefObject<HTMLDivElement | null>
  onSend(): Promise<void>
  onChangeNumber(): void
}

/** The code that went to the new number. A whole code confirms by itself. */
export function CodeStep({ target, sending, code, formRef, resendRef, onSend, onChangeNumber }: Props) {
  const t = useTexts()
  const errors = useErrorTexts()
  const { form, field, pending, checked, dead } = code
  const { cooldown, delivery, length } = sending
  const submit = (event: FormEvent) => (dead ? event.preventDefault() : form.onSubmit(event))

  return (
    <>
      <SentTo target={target} delivery={delivery} onChangeNumber={onChangeNumber} />
      <Form {...form} ref={formRef} onSubmit={submit}>
        <CodeField {...field('code')} {...(length !== undefined && { length })} />
        <Actions>
          <Button type="submit" busy={pending} {...(dead && { 'aria-disabled': true })}>
            {checked ? errors('retry') : t('confirm')}
          </Button>
          <div ref={resendRef}>
            <ResendButton cooldown={cooldown} again={delivery !== 'idle'} onSend={onSend} />
          </div>
        </Actions>
      </Form>
    </>
  )
}
