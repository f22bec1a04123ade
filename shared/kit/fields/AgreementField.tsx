import type { ReactNode } from 'react'
import type { FieldHandle } from '../forms/useForm.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { Link } from '../ui/controls/Link.tsx'

/** A required checkbox as a form field. */
export function CheckboxField({ value, onChange, ...field }: FieldHandle<boolean> & { label: ReactNode }) {
  return (
    <Checkbox
      {...field}
      required
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const linkTo = (route: string) => (text: ReactNode) => <Link to={route}>{text}</Link>
const links = { service: linkTo('userTerms'), privacy: linkTo('privacyPolicy') }

/** The agreement, initially unchecked. Its links leave the form, so the form needs a `draft`. */
export function AgreementField(field: FieldHandle<boolean>) {
  const t = useFormTexts()
  return <CheckboxField {...field} label={t.rich('agree', links)} />
}
