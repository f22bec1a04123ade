import type { Route } from '@companion/shared/navigation/routes'
import { Group } from '@companion/shared/ui/layout/Group'
import { MenuRow } from './MenuRow.tsx'

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
