import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { account, useUserComing } from '@companion/shared/session/account'
import { RowLink } from '@companion/shared/ui/rows/RowLink'
import { AccountValue } from './AccountValue.tsx'
import * as css from './MenuGroup.css.ts'
import { dangerous, signs } from './signs.ts'

/**
 * One route of the menu, with the account's value where the route changes one. The value has a line of its own from the
 * start: beside the label it would fit or not, and the rows below would move when it comes.
 */
export function MenuRow({ name, value: fact }: Route) {
  const { titles } = useSnapshot(routing)
  const { user } = useSnapshot(account)
  const coming = useUserComing()
  const value = (fact && user?.[fact]) || ''
  return (
    <RowLink
      to={name}
      label={titles[name] ?? <span className={css.bone} />}
      note={
        fact &&
        (coming || value) && (
          <span className={css.value}>
            <bdi>
              {coming ? <span className={css.shortBone} /> : <AccountValue of={fact} value={value} />}
            </bdi>
          </span>
        )
      }
      icon={signs[name]}
      tone={dangerous.has(name) ? 'danger' : 'plain'}
    />
  )
}
