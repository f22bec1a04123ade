import type { ReactNode } from 'react'
import type { FieldHandle } from '../forms/useForm.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { Link } from '../ui/controls/Link.tsx'

const linkTo = (route: string) => (text: ReactNode) => <Link to={route}>{text}</Link>
const links = { service: linkTo('userTerms'), privacy: linkTo('privacyPolicy') }

/**
 * The agreement, never ticked by us. Its links open on this page; give the form a `draft` and it is as it
 * was on the way back.
 */
export function AgreementField({ value, onChange, ...field }: FieldHandle<boolean>) {
  const t = useFormTexts()
  return (
    <Checkbox
      {...field}
      required
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={t.rich('agree', links)}
    />
  )
}
