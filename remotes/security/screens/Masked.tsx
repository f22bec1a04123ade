import { maskEmail, maskPhone } from '@companion/shared/forms/mask'
import { usePhones } from '@companion/shared/forms/phone'
import { Ltr } from '@companion/shared/ui/text/Bdi'

/** A phone number or an address that is shown to its owner, with its middle hidden. */
export function Masked({ target }: { target: string }) {
  const isEmail = target.includes('@')
  const phones = usePhones(!isEmail)
  return <Ltr>{isEmail ? maskEmail(target) : maskPhone(phones?.internationalPhone(target) ?? target)}</Ltr>
}
