import type { FieldProps } from '../forms/useForm.ts'
import { looksLikePhone } from '../forms/email.ts'
import { usePhones } from '@companion/shared/forms/phone'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Field } from '../ui/fields/Field.tsx'

/** A phone number or an email. The number plans are fetched when it begins to look like a number. */
export function LoginIdField({ label, ...field }: FieldProps) {
  const t = useFormTexts()
  usePhones(looksLikePhone(field.value))
  return (
    <Field
      {...field}
      label={label ?? t('loginId')}
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  )
}
