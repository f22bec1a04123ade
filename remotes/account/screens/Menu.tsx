import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { useLoadedAccount, useUserComing } from '@companion/shared/session/account'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Group } from '@companion/shared/ui/layout/Group'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useLink } from '@companion/shared/ui/controls/Link'
import { RowLink } from '@companion/shared/ui/rows/Row'
import * as row from '@companion/shared/ui/rows/Row.css'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { menuGroups, menuIcons } from '../model/menu.ts'
import { useTexts } from '../texts.ts'
import { AccountValue } from './AccountValue.tsx'
import * as css from './AccountValue.css.ts'
import { Foot } from './menu/Foot.tsx'
import { Header } from './menu/Header.tsx'
import * as menu from './menu/Menu.css.ts'
import { MenuProblem } from './menu/MenuProblem.tsx'

const isDestructive = ({ name }: Route) => name === 'accountDeleteV2' || name === 'accountDelete'

/**
 * Text keys of the short labels in rows with a value. The screens' titles would leave no space for the value.
 */
const nouns = { nickname: 'nickname', phone: 'byPhone', email: 'byEmail' } as const

interface FactProps {
  of: keyof typeof nouns
  /** The title of the row's screen. Screen readers announce it instead of the short label. */
  title: string | undefined
}

/** A field of the account with its label. A skeleton reserves the space of the value while it loads. */
function Fact({ of, title = '' }: FactProps) {
  const t = useTexts()
  const { user } = useLoadedAccount()
  const coming = useUserComing()
  const value = user?.[of] ?? ''
  // The parts of an address are boxes, between which screen readers would put a space. As the label of one
  // image they're a single word.
  const address = of === 'email' && value ? ({ role: 'img', 'aria-label': value } as const) : undefined
  return (
    <span className={css.fact} data-short={of === 'nickname' ? '' : undefined}>
      <VisuallyHidden>{value ? `${title}, ` : title}</VisuallyHidden>
      <span className={css.noun} aria-hidden="true">
        {t(nouns[of])}
      </span>
      <span className={css.value} {...address}>
        <bdi className={css.line}>
          {coming ? <span className={css.shortSkeleton} /> : value && <AccountValue of={of} value={value} />}
        </bdi>
      </span>
    </span>
  )
}

/** A menu row that links to a route and shows the account field that the route changes, if any. */
function MenuRow({ name, group, value: fact }: Route) {
  const { titles } = useSnapshot(routing)
  const title = titles[name]
  return (
    <RowLink
      to={name}
      label={fact ? <Fact of={fact} title={title} /> : (title ?? <span className={css.skeleton} />)}
      icon={menuIcons[name]}
      disc={group === 1 ? 'accent' : 'neutral'}
    />
  )
}

/** A row in red without an icon, as the settings of phones show the one that deletes. */
function DestructiveRow({ name }: Route) {
  const { titles } = useSnapshot(routing)
  return (
    <li>
      <a {...useLink({ to: name })} className={`${row.row} ${row.pressable} ${menu.destructive}`}>
        {titles[name] ?? <span className={css.skeleton} />}
      </a>
    </li>
  )
}

/** Returns the cards of a group. Rows that delete get a card of their own after the others. */
const cardsOf = (rows: readonly Route[]) =>
  [rows.filter((route) => !isDestructive(route)), rows.filter(isDestructive)].filter(
    ({ length }) => length > 0,
  )

/** The home page. Shows the user, session problems, and the visible routes in the spec's four groups. */
export function Menu() {
  const t = useTexts()
  const { routes } = useSnapshot(routing)
  return (
    <Screen title={t('layoutTitle')} ground="list">
      <Columns as="flow">
        <Header />
        <MenuProblem />
        {menuGroups(routes as readonly Route[])
          .flatMap(cardsOf)
          .map((rows) => (
            <Group key={rows[0]?.name}>
              {rows.map((route) =>
                isDestructive(route) ? (
                  <DestructiveRow key={route.name} {...route} />
                ) : (
                  <MenuRow key={route.name} {...route} />
                ),
              )}
            </Group>
          ))}
        <Foot />
      </Columns>
    </Screen>
  )
}
