import { useSnapshot } from 'valtio'
import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '@companion/shared/forms/useLazy'
import { account } from '@companion/shared/session/account'
import { Ltr } from '@companion/shared/ui/Bdi'
import * as css from './MenuGroup.css.ts'

const bone = <span className={css.shortBone} aria-hidden="true" />
const load = () => loadPhones()

/** A stored number as people write it across borders; as it is stored when it cannot be read. */
function Phone({ stored }: { stored: string }) {
  const [phones] = useLazy(load)
  if (phones.is === 'loading') return bone
  return <Ltr>{phones.is === 'here' ? phones.value.internationalPhone(stored) : stored}</Ltr>
}

/** A fact of the account at the end of its row: nothing while there is none, a skeleton while it is on its way. */
export function AccountValue({ of }: { of: 'nickname' | 'phone' | 'email' }) {
  const { user, status } = useSnapshot(account)
  if (status === 'loading' && !user) return bone
  const value = user?.[of] ?? ''
  if (value === '') return null
  if (of === 'phone') return <Phone stored={value} />
  return of === 'email' ? <Ltr>{value}</Ltr> : value
}
