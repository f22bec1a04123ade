import type { FieldProps } from '../forms/useForm.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Field } from '../ui/fields/Field.tsx'

/** An email address. Not `type=email`: Chromium rewrites international domains while they are typed. */
export function EmailField({ label, repeat = false, ...field }: FieldProps & { repeat?: boolean }) {
  const t = useFormTexts()
  return (
    <Field
      {...field}
      label={label ?? t(repeat ? 'repeatEmail' : 'email')}
      type="text"
      inputMode="email"
      autoComplete={repeat ? 'off' : 'email'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  )
}
