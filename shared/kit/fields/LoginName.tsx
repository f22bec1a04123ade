import { SkeletonWord } from '../ui/feedback/Skeleton.tsx'
import { Ltr } from '../ui/text/Bdi.tsx'
import { StoredPhone } from './StoredPhone.tsx'

interface Props {
  /** An email address, or a phone number in E.164. */
  of: string
  mask?: (written: string) => string
}

export const isPhone = (name: string) => !name.includes('@')

/** A login name: an email address, or a phone number in international format. */
export const LoginName = ({ of, mask = (written) => written }: Props) =>
  isPhone(of) ? (
    <StoredPhone stored={of} mask={mask} waiting={<SkeletonWord width={9} />} />
  ) : (
    <Ltr>{mask(of)}</Ltr>
  )
