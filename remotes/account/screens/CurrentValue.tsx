import { mask } from '@companion/shared/forms/mask'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { Address, waiting } from './AccountValue.tsx'
import { StoredPhone } from '@companion/shared/fields/StoredPhone'
import { useAccount } from '@companion/shared/session/account'

/** The current value, masked; a skeleton while it loads. */
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
      {/* In place of the skeleton, not a wider form of it, which would count as a move of the layout. */}
      {/* Below its label: beside it a long address would take a line more than what kept its place. */}
      <Row key={String(Boolean(value))} label={label} note={<bdi>{value ? shown : waiting}</bdi>} />
    </Group>
  )
}
