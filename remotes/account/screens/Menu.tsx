import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { account, useUserComing } from '@companion/shared/session/account'
import { Group } from '@companion/shared/ui/layout/Group'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { RowLink } from '@companion/shared/ui/rows/Row'
import { menuGroups, menuIcons } from '../model/menu.ts'
import { useTexts } from '../texts.ts'
import { AccountValue } from './AccountValue.tsx'
import * as css from './AccountValue.css.ts'
import { Header } from './menu/Header.tsx'
import { MenuProblem } from './menu/MenuProblem.tsx'

const destructive: ReadonlySet<string> = new Set(['accountDeleteV2', 'accountDelete'])

/**
 * One route, with the account's value where the route changes one. The value always has a line of its own: beside the
 * label it might not fit, and the rows below would move when it arrives.
 */
function MenuRow({ name, value: fact }: Route) {
  const { titles } = useSnapshot(routing)
  const { user } = useSnapshot(account)
  const coming = useUserComing()
  const value = (fact && user?.[fact]) || ''
  const shown = coming ? <span className={css.shortSkeleton} /> : <AccountValue of={fact} value={value} />
  return (
    <RowLink
      to={name}
      label={titles[name] ?? <span className={css.skeleton} />}
      note={
        fact &&
        (coming || value) && (
          <span className={css.value}>
            <bdi>{shown}</bdi>
          </span>
        )
      }
      icon={menuIcons[name]}
      tone={destructive.has(name) ? 'danger' : 'plain'}
    />
  )
}

/** The page's front: who the user is, what is wrong with the session, and all areas in the spec's four groups. */
export function Menu() {
  const t = useTexts()
  const { routes } = useSnapshot(routing)
  return (
    <Screen title={t('layoutTitle')} ground="list">
      <Header />
      <MenuProblem />
      {menuGroups(routes as readonly Route[]).map((rows) => (
        <Group key={rows[0]?.group}>
          {rows.map((route) => (
            <MenuRow key={route.name} {...route} />
          ))}
        </Group>
      ))}
    </Screen>
  )
}
