import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '@companion/shared/loading/useLazy'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Address } from '../Address.tsx'
import * as css from './MenuGroup.css.ts'

const load = () => loadPhones()

/** A stored number as people write it across borders; as it is stored when it cannot be read. */
function Phone({ stored }: { stored: string }) {
  const [phones] = useLazy(load)
  if (phones.is === 'loading') return <span className={css.shortBone} />
  return <Ltr>{phones.is === 'here' ? phones.value.internationalPhone(stored) : stored}</Ltr>
}

interface Props {
  of: 'nickname' | 'phone' | 'email' | undefined
  value: string
}

/** A fact of the account at the end of its row, left to right where it is no name. */
export function AccountValue({ of, value }: Props) {
  if (of === 'phone') return <Phone stored={value} />
  return of === 'email' ? <Address of={value} /> : value
}
