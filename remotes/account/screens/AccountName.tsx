import { usePhones } from '@companion/shared/forms/phone'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import * as css from './AccountName.css.ts'

/** What an account is called in a sentence: an address, or a number as people write it. */
export function AccountName({ of }: { of: string }) {
  const isPhone = of.startsWith('+')
  const phones = usePhones(isPhone)
  return (
    <strong className={isPhone ? css.number : css.name}>
      <Ltr>{isPhone ? (phones?.internationalPhone(of) ?? of) : of}</Ltr>
    </strong>
  )
}
