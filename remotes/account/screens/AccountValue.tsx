import { Ltr } from '@companion/shared/ui/text/Bdi'
import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '@companion/shared/loading/Lazy'
import * as css from './AccountValue.css.ts'

interface StoredPhoneProps {
  stored: string
  mask?: (phone: string) => string
}

/** A stored number as people write it across borders; as it is stored when it cannot be read. */
export function StoredPhone({ stored, mask = (phone) => phone }: StoredPhoneProps) {
  const { value: phones, failed } = useLazy(loadPhones)
  if (!phones && !failed) return <span className={css.shortSkeleton} aria-hidden="true" />
  return <Ltr>{mask(phones?.internationalPhone(stored) ?? stored)}</Ltr>
}

/** An email, which breaks after its "@" first where it has to. */
export function Address({ of }: { of: string }) {
  const host = of.lastIndexOf('@') + 1
  return (
    <Ltr>
      {of.slice(0, host)}
      <wbr />
      {of.slice(host)}
    </Ltr>
  )
}

interface Props {
  of: 'nickname' | 'phone' | 'email' | undefined
  value: string
}

export function AccountValue({ of, value }: Props) {
  if (of === 'phone') return <StoredPhone stored={value} />
  return of === 'email' ? <Ltr>{value}</Ltr> : value
}
