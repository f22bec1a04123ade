import { Address } from '../Address.tsx'
import { StoredPhone } from '../StoredPhone.tsx'

interface Props {
  of: 'nickname' | 'phone' | 'email' | undefined
  value: string
}

/** A fact of the account at the end of its row, left to right where it is no name. */
export function AccountValue({ of, value }: Props) {
  if (of === 'phone') return <StoredPhone stored={value} />
  return of === 'email' ? <Address of={value} /> : value
}
