import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { type ServerErrors, useForm } from '@companion/shared/forms/useForm'
import { currentPassword, email, newPassword, samePassword } from '@companion/shared/forms/rules'
import type { Rule } from '@companion/shared/forms/formState'
import type { ErrorText } from '@companion/shared/texts/errors/texts'
import { Field } from '@companion/shared/ui/fields/Field'

export type Fields = {
  email: string
  old: string
  password: string
  repeat: string
}

export const empty: Fields = { email: '', old: '', password: '', repeat: '' }
export const good: Fields = { email: 'zoe@mail.example', old: 'x', password: 'abc123', repeat: 'abc123' }

interface Props {
  send(values: Fields): Promise<void>
  initial?: Fields
  serverErrors?: ServerErrors<Fields>
  emailRule?: Rule<string>
  fallback?: ErrorText
  draft?: string
  remember?: readonly (keyof Fields)[]
}

function Sample({
  send,
  initial = empty,
  serverErrors = { oldPasswordIncorrect: 'old', emailTaken: 'email' },
  emailRule = email,
  ...rest
}: Props) {
  const { form, field, pending, dirty } = useForm<Fields>({
    initial,
    // Not in page order on purpose, so that tests notice code that depends on the order of the rules.
    rules: {
      repeat: samePassword,
      password: newPassword,
      email: emailRule,
      old: currentPassword,
    },
    send,
    serverErrors,
    secrets: ['old', 'password', 'repeat'],
    ...rest,
  })
  return (
    <form {...form} aria-label="sample">
      <Field {...field('email')} label="Email" />
      <Field {...field('old')} label="Old password" type="password" />
      <Field {...field('password')} label="Password" type="password" />
      <Field {...field('repeat')} label="Repeat" type="password" />
      <button type="submit" aria-busy={pending}>
        Save
      </button>
      <output>{dirty ? 'changed' : 'unchanged'}</output>
    </form>
  )
}

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const save = () => screen.getByRole('button', { name: 'Save' })
export const problemOf = (label: string) => {
  const ids = input(label).getAttribute('aria-describedby') ?? ''
  return ids ? document.getElementById(ids.split(' ')[0] ?? '')?.textContent : undefined
}

export async function open(props: Props) {
  const user = userEvent.setup()
  const { rerender } = render(<Sample {...props} />, {
    wrapper: ({ children }) => <Suspense fallback="loading">{children}</Suspense>,
  })
  const fill = async (values: Partial<Fields>) => {
    const labels: Record<string, string> = {
      email: 'Email',
      old: 'Old password',
      password: 'Password',
      repeat: 'Repeat',
    }
    for (const [name, value] of Object.entries(values)) {
      await user.clear(input(labels[name] ?? ''))
      await user.type(input(labels[name] ?? ''), String(value))
    }
  }
  return { user, fill, rerender: (next: Props) => rerender(<Sample {...next} />) }
}
