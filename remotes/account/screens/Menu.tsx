import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { useLoadedAccount, useUserComing } from '@companion/shared/session/account'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Group } from '@companion/shared/ui/layout/Group'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { RowLink } from '@companion/shared/ui/rows/Row'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { menuGroups, menuIcons } from '../model/menu.ts'
import { useTexts } from '../texts.ts'
import { AccountValue } from './AccountValue.tsx'
import * as css from './AccountValue.css.ts'
import { Header } from './menu/Header.tsx'
import { MenuProblem } from './menu/MenuProblem.tsx'

const destructive: ReadonlySet<string> = new Set(['accountDeleteV2', 'accountDelete'])

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
  return (
    <span className={css.fact}>
      <VisuallyHidden>{value ? `${title}, ` : title}</VisuallyHidden>
      <span className={css.noun} aria-hidden="true">
        {t(nouns[of])}
      </span>
      <span className={css.value}>
        <bdi className={css.line}>
          {coming ? <span className={css.shortSkeleton} /> : value && <AccountValue of={of} value={value} />}
        </bdi>
      </span>
    </span>
  )
}

/** A menu row that links to a route and shows the account field that the route changes, if any. */
function MenuRow({ name, value: fact }: Route) {
  const { titles } = useSnapshot(routing)
  const title = titles[name]
  return (
    <RowLink
      to={name}
      label={fact ? <Fact of={fact} title={title} /> : (title ?? <span className={css.skeleton} />)}
      icon={menuIcons[name]}
      tone={destructive.has(name) ? 'danger' : 'plain'}
    />
  )
}

/** The home page. Shows the user, session problems, and the visible routes in the spec's four groups. */
export function Menu() {
  const t = useTexts()
  const { routes } = useSnapshot(routing)
  return (
    <Screen title={t('layoutTitle')} ground="list">
      <Columns as="flow">
        <Header />
        <MenuProblem />
        {menuGroups(routes as readonly Route[]).map((rows) => (
          <Group key={rows[0]?.group}>
            {rows.map((route) => (
              <MenuRow key={route.name} {...route} />
            ))}
          </Group>
        ))}
      </Columns>
    </Screen>
  )
}
