import { useState } from 'react'
import type { FieldHandle } from '../forms/useForm.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

interface Props {
  password: FieldHandle<string>
  repeat: FieldHandle<string>
  label?: string
  repeatLabel?: string
  /** Email or phone the password belongs to, for password managers. */
  username: string
}

/** A new password and the same again, shown and hidden together, with the rule ticked off between them. */
export function PasswordFields({ password, repeat, label, repeatLabel, username }: Props) {
  const shown = useState(false)
  return (
    <>
      <PasswordField
        {...password}
        {...(label !== undefined && { label })}
        kind="new"
        username={username}
        shown={shown}
        enterKeyHint="next"
      />
      <PasswordRules password={password.value} repeat={repeat.value} />
      <PasswordField
        {...repeat}
        {...(repeatLabel !== undefined && { label: repeatLabel })}
        kind="repeat"
        shown={shown}
        enterKeyHint="done"
      />
    </>
  )
}
