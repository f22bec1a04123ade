import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { FieldProps } from '../forms/useForm.ts'
import { passwordRules } from '../forms/password.ts'
import { useMergedRef } from '../hooks/useMergedRef.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Field } from '../ui/fields/Field.tsx'
import { eye, eyeOff } from '../ui/text/icons.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'

interface Props extends FieldProps {
  kind: 'current' | 'new' | 'repeat'
  /** The login name, for a hidden field. Without it, password managers would save no user name. */
  username?: string
  /** State shared with another password field, so that both are shown and hidden together. */
  shown?: [shown: boolean, show: (shown: boolean) => void]
}

// Apple's attribute isn't in React's types. React passes unknown lower-case attributes through.
const madeUp = { passwordrules: passwordRules } as ComponentProps<'input'>

/** A password. It has no maxlength, because a silently truncated password would lock its owner out. */
export function PasswordField({ label, kind, username, shown: sharedState, ref, ...field }: Props) {
  const t = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(input, ref)
  const ownState = useState(false)
  const [shown, show] = sharedState ?? ownState
  const name = label ?? t(kind === 'repeat' ? 'repeatPassword' : 'password')

  useEffect(() => {
    const form = input.current?.form
    // Hides the password on submit, so that nobody reads it on the screen afterwards.
    const hide = () => show(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [show])

  return (
    <>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <Field
        {...field}
        {...(kind === 'new' && madeUp)}
        ref={attach}
        label={name}
        type={shown ? 'text' : 'password'}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        trailing={
          <IconButton
            icon={shown ? eyeOff : eye}
            label={t('showPassword', { field: name })}
            data-action={`show-${kind}`}
            aria-pressed={shown}
            // Otherwise the press would move the focus out of the field and close the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => show(!shown)}
          />
        }
      />
    </>
  )
}
