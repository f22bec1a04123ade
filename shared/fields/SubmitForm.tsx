import type { ComponentProps, ReactNode } from 'react'
import type { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Actions, Form } from '../ui/fields/Form.tsx'

type Handle = Pick<ReturnType<typeof useForm>, 'form' | 'pending' | 'disabled'>

interface Props<Name extends string> {
  of: Handle & { isValid(...names: Name[]): boolean }
  submit: string
  /** Fields that must be valid before the button looks ready; a press before that shows what is wrong. */
  needs?: readonly Name[]
  /** Of the button, where it is not the usual end of a form. */
  variant?: ComponentProps<typeof Button>['variant']
  /** What the form shows is still being loaded. */
  loading?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** A form with its submit button. */
export function SubmitForm<Name extends string>(props: Props<Name>) {
  const { of, submit, needs = [], variant = 'primary', loading = false, children, actions } = props
  const unready = of.disabled || !of.isValid(...needs)
  return (
    <Form {...of.form}>
      {children}
      <Actions>
        <Button
          type="submit"
          variant={variant}
          busy={of.pending || loading}
          {...(unready && { 'aria-disabled': true })}
        >
          {submit}
        </Button>
        {actions}
      </Actions>
    </Form>
  )
}
