import type { ReactNode } from 'react'
import type { FieldHandle } from '../forms/useForm.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { Link } from '../ui/controls/Link.tsx'

const linkTo = (route: string) => (text: ReactNode) => <Link to={route}>{text}</Link>
const links = { service: linkTo('userTerms'), privacy: linkTo('privacyPolicy') }

/**
 * The agreement, never ticked in advance. Its links leave the form: give it a `draft`, which is there on the way back.
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
