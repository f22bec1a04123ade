import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { Group } from '@companion/shared/ui/Group'
import { RowLink } from '@companion/shared/ui/RowLink'
import { AccountValue } from './AccountValue.tsx'
import * as css from './MenuGroup.css.ts'
import { dangerous, signs } from './signs.ts'

/** One card of the menu: a row for each route, with the account's value where the route changes one. */
export function MenuGroup({ routes }: { routes: readonly Route[] }) {
  const { titles } = useSnapshot(routing)
  return (
    <Group>
      {routes.map(({ name, value }) => (
        <RowLink
          key={name}
          to={name}
          label={titles[name] ?? <span className={css.bone} />}
          value={value && <AccountValue of={value} />}
          icon={signs[name]}
          tone={dangerous.has(name) ? 'danger' : 'plain'}
        />
      ))}
    </Group>
  )
}
