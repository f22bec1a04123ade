import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { account } from '@companion/shared/session/account'
import { RowLink } from '@companion/shared/ui/RowLink'
import { AccountValue } from './AccountValue.tsx'
import * as css from './MenuGroup.css.ts'
import { dangerous, signs } from './signs.ts'

/** One route of the menu, with the account's value where the route changes one. */
export function MenuRow({ name, value: fact }: Route) {
  const { titles } = useSnapshot(routing)
  const { user, status } = useSnapshot(account)
  const waits = fact && !user && status === 'loading'
  const value = (fact && user?.[fact]) || ''
  return (
    <RowLink
      to={name}
      label={titles[name] ?? <span className={css.bone} />}
      value={waits ? <span className={css.shortBone} /> : value && <AccountValue of={fact} value={value} />}
      icon={signs[name]}
      tone={dangerous.has(name) ? 'danger' : 'plain'}
    />
  )
}
