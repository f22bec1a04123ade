import { maskEmail, maskPhone } from '@companion/shared/forms/mask'
import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '@companion/shared/loading/useLazy'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { Address } from './Address.tsx'
import { shortBone } from './menu/MenuGroup.css.ts'
import { useAccount } from '@companion/shared/session/useAccount'

const bone = <span className={shortBone} aria-hidden="true" />
const load = () => loadPhones()

function Phone({ stored }: { stored: string }) {
  const [phones] = useLazy(load)
  if (phones.is === 'loading') return bone
  return <Ltr>{maskPhone(phones.is === 'here' ? phones.value.internationalPhone(stored) : stored)}</Ltr>
}

/** What is about to be changed, as it is now and masked. Its place is kept while it is on its way. */
export function CurrentValue({ of, label }: { of: 'phone' | 'email'; label: string }) {
  const { user, status } = useAccount()
  const value = user?.[of]
  if (value === '' || (!user && status === 'failed')) return null
  return (
    <Group>
      <Row
        label={label}
        value={value ? of === 'phone' ? <Phone stored={value} /> : <Address of={maskEmail(value)} /> : bone}
      />
    </Group>
  )
}
