import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '../loading/Lazy.tsx'
import { SkeletonWord } from '../ui/feedback/Skeleton.tsx'
import { Ltr } from '../ui/text/Bdi.tsx'

interface Props {
  /** An email, or a phone number as it is stored. */
  of: string
  mask?: (written: string) => string
}

export const isPhone = (name: string) => !name.includes('@')

/** As it is stored, a number has another length than as people write it: shown before, it would move. */
function Phone({ of, mask }: Required<Props>) {
  const { value: phones, failed } = useLazy(loadPhones)
  if (!phones && !failed) return <SkeletonWord width={9} />
  return <Ltr>{mask(phones?.internationalPhone(of) ?? of)}</Ltr>
}

/** What an account is called by: an email, or a phone number as people write it across borders. */
export const LoginName = ({ of, mask = (written) => written }: Props) =>
  isPhone(of) ? <Phone of={of} mask={mask} /> : <Ltr>{mask(of)}</Ltr>
