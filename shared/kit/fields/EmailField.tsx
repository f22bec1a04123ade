import type { FieldProps } from '../forms/useForm.ts'
import { looksLikePhone } from '../forms/email.ts'
import { usePhones } from '@companion/shared/forms/phone'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Field } from '../ui/fields/Field.tsx'

interface Props extends FieldProps {
  /** The field for repeating the email address. It has no autofill, so that the user retypes the address. */
  repeat?: boolean
  autoComplete?: 'email' | 'username'
}

/** An email address. It isn't `type=email`, because Chromium rewrites international domains during typing. */
export function EmailField({ label, repeat = false, autoComplete = 'email', ...field }: Props) {
  const t = useFormTexts()
  return (
    <Field
      {...field}
      label={label ?? t(repeat ? 'repeatEmail' : 'email')}
      type="text"
      inputMode="email"
      autoComplete={repeat ? 'off' : autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  )
}

/** A phone number or an email address. Loads the phone metadata once the text looks like a phone number. */
export function LoginIdField(field: FieldProps) {
  const t = useFormTexts()
  usePhones(looksLikePhone(field.value))
  return <EmailField {...field} label={field.label ?? t('loginId')} autoComplete="username" />
}
