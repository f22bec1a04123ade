import type { Route } from '@companion/shared/navigation/routes'
import { Group } from '@companion/shared/ui/layout/Group'
import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import { account, useUserComing } from '@companion/shared/session/account'
import { RowLink } from '@companion/shared/ui/rows/Row'
import { AccountValue } from '../AccountValue.tsx'
import * as css from '../AccountValue.css.ts'
import {
  battery,
  chat,
  document,
  download,
  help,
  key,
  mail,
  phone,
  shield,
  sun,
  trash,
  user,
} from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'

/** Icons of the menu's rows by route name; a route that is not listed shows none. */
const icons: Readonly<Record<string, Glyph | undefined>> = {
  uploadNickName: user,
  uploadPhone: phone,
  uploadEmail: mail,
  editPasswordNew: key,
  accountDeleteV2: trash,
  download,
  operationalGuidance: battery,
  weather: sun,
  privacyPolicy: shield,
  userTerms: document,
  help,
  support: chat,
}

/** Routes to what cannot be undone. */
const destructive: ReadonlySet<string> = new Set(['accountDeleteV2', 'accountDelete'])

/**
 * One route of the menu, with the account's value where the route changes one. The value always has a line of its own:
 * beside the label it might not fit, and the rows below would move when it arrives.
 */
function MenuRow({ name, value: fact }: Route) {
  const { titles } = useSnapshot(routing)
  const { user } = useSnapshot(account)
  const coming = useUserComing()
  const value = (fact && user?.[fact]) || ''
  return (
    <RowLink
      to={name}
      label={titles[name] ?? <span className={css.skeleton} />}
      note={
        fact &&
        (coming || value) && (
          <span className={css.value}>
            <bdi>
              {coming ? <span className={css.shortSkeleton} /> : <AccountValue of={fact} value={value} />}
            </bdi>
          </span>
        )
      }
      icon={icons[name]}
      tone={destructive.has(name) ? 'danger' : 'plain'}
    />
  )
}

/** One card of the menu. */
export function MenuGroup({ routes }: { routes: readonly Route[] }) {
  return (
    <Group>
      {routes.map((route) => (
        <MenuRow key={route.name} {...route} />
      ))}
    </Group>
  )
}
