import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { account, useUserComing } from '@companion/shared/session/account'
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

/** What a row shows beside its value: a noun, which leaves the value room on its line. */
const nouns = { nickname: 'nickname', phone: 'byPhone', email: 'byEmail' } as const

interface FactProps {
  of: keyof typeof nouns
  /** The title of the row's screen, which a screen reader says in place of the noun. */
  title: string | undefined
}

/** What the account has of one kind, and its name. Its line is there before the value is. */
function Fact({ of, title = '' }: FactProps) {
  const t = useTexts()
  const { user } = useSnapshot(account)
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

/** One route, with the account's value where the route changes one. */
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

/** The page's front: who the user is, what is wrong with the session, and all areas in the spec's four groups. */
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
