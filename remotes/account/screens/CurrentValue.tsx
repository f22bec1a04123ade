import { mask } from '@companion/shared/forms/mask'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { Address, waiting } from './AccountValue.tsx'
import { StoredPhone } from '@companion/shared/fields/StoredPhone'
import { useAccount } from '@companion/shared/session/account'

/** The current phone number or email address, masked. Shows a skeleton while it loads. */
export function CurrentValue({ of, label }: { of: 'phone' | 'email'; label: string }) {
  const { user, status } = useAccount()
  const value = user?.[of]
  if (value === '' || (!user && status === 'failed')) return null
  const shown =
    of === 'phone' ? (
      <StoredPhone stored={value ?? ''} mask={mask} waiting={waiting} />
    ) : (
      <Address of={mask(value ?? '')} />
    )
  return (
    <Group>
      {/* The key remounts the row with the value. A skeleton that grows is measured as a layout shift. */}
      {/* The value is below its label. Beside it, a long address would need more lines than the skeleton. */}
      <Row key={String(Boolean(value))} label={label} note={<bdi>{value ? shown : waiting}</bdi>} />
    </Group>
  )
}
