import { SkeletonWord } from '../ui/feedback/Skeleton.tsx'
import { Ltr } from '../ui/text/Bdi.tsx'
import { StoredPhone } from './StoredPhone.tsx'

interface Props {
  /** An email, or a phone number as it is stored. */
  of: string
  mask?: (written: string) => string
}

export const isPhone = (name: string) => !name.includes('@')

/** What an account is called by: an email, or a phone number as people write it across borders. */
export const LoginName = ({ of, mask = (written) => written }: Props) =>
  isPhone(of) ? (
    <StoredPhone stored={of} mask={mask} waiting={<SkeletonWord width={9} />} />
  ) : (
    <Ltr>{mask(of)}</Ltr>
  )
