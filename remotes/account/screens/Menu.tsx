import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { menuGroups } from '../model/menu.ts'
import { useTexts } from '../texts.ts'
import { Header } from './menu/Header.tsx'
import { MenuGroup } from './menu/MenuGroup.tsx'
import { MenuProblem } from './menu/MenuProblem.tsx'
import { usePrefetch } from './lazyScreens.ts'

/** The page's front: who the user is, what is wrong with the session, and all areas in the spec's four groups. */
export function Menu() {
  const t = useTexts()
  const { routes } = useSnapshot(routing)
  usePrefetch()
  return (
    <Screen title={t('layoutTitle')} ground="list">
      <Header />
      <MenuProblem />
      {menuGroups(routes as readonly Route[]).map((rows) => (
        <MenuGroup key={rows[0]?.group} routes={rows} />
      ))}
    </Screen>
  )
}
