import { usePhones } from '@companion/shared/forms/phone'
import { Ltr } from '../ui/text/Bdi.tsx'

interface Props {
  /** An email, or a phone number as it is stored. */
  of: string
  mask?: (written: string) => string
}

export const isPhone = (name: string) => !name.includes('@')

/** What an account is called by: an email, or a phone number as people write it across borders. */
export function LoginName({ of, mask = (written) => written }: Props) {
  const phones = usePhones(isPhone(of))
  return <Ltr>{mask(isPhone(of) ? (phones?.internationalPhone(of) ?? of) : of)}</Ltr>
}
