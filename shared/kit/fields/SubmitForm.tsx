import type { ComponentProps, ReactNode } from 'react'
import type { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Actions, Form } from '../ui/fields/Form.tsx'

type Handle = Pick<ReturnType<typeof useForm>, 'form' | 'pending' | 'disabled'>

interface Props<Name extends string> {
  of: Handle & { isValid(...names: Name[]): boolean }
  submit: string
  /** Fields that must be valid before the button looks enabled. Pressing it earlier shows their errors. */
  needs?: readonly Name[]
  variant?: ComponentProps<typeof Button>['variant']
  /**
   * Name of the press, so that a press before hydration can be repeated. '' forbids that, as for a deletion.
   */
  action?: string
  children: ReactNode
  actions?: ReactNode
}

/** A form with its submit button. */
export function SubmitForm<Name extends string>(props: Props<Name>) {
  const { of, submit, needs = [], variant = 'primary', action = 'submit', children, actions } = props
  const unready = of.disabled || !of.isValid(...needs)
  return (
    <Form {...of.form}>
      {children}
      <Actions>
        <Button
          type="submit"
          variant={variant}
          data-action={action || undefined}
          busy={of.pending}
          {...(unready && { 'aria-disabled': true })}
        >
          {submit}
        </Button>
        {actions}
      </Actions>
    </Form>
  )
}
