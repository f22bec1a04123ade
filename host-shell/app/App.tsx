import { useEffect, type CSSProperties } from 'react'
import { brand } from '@companion/shared/brand/current'
import { useLocation, useDepth } from '@companion/shared/navigation/router'
import { Toasts } from '@companion/shared/ui/feedback/Toasts'
import { documentTitle, useTitle } from '../remotes/titles.ts'
import * as css from './App.css.ts'
import { SessionCover, useCovered } from './SessionCover.tsx'
import { NavBar } from './NavBar.tsx'
import { NotFound } from './NotFound.tsx'
import { Outlet } from './Outlet.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useRouteTransition } from './useRouteTransition.ts'
import { useRouteEntry, type EnterRoute } from './useRouteEntry.ts'

export function App({ navBar, enterRoute }: { navBar: boolean; enterRoute: EnterRoute }) {
  const { route, path } = useLocation()
  const depth = useDepth()
  const title = useTitle(route)
  const direction = useRouteTransition(path, depth)
  const covered = useCovered(route)
  // The menu needs no session.
  const entering = useRouteEntry(route, enterRoute) && route?.name !== 'layout'
  useEffect(() => {
    document.title = documentTitle(title, brand().appName)
    // Two backgrounds (spec §2): the list's on the layout route, the general one elsewhere.
    document.documentElement.dataset['ground'] = route?.name === 'layout' ? 'list' : 'plain'
  }, [title, route])

  return (
    <div className={css.app} style={{ '--shift': direction === 'forward' ? 1 : -1 } as CSSProperties}>
      <div className={css.safeArea} />
      {navBar && <NavBar title={title} back={route?.back ?? true} />}
      {/* What is covered is out of reach for focus and screen readers; `inert` is missing in old web views. */}
      <div className={covered || entering ? css.covered : undefined}>
        <main key={path} className={direction ? css.arriving : undefined}>
          {route ? <Outlet route={route} /> : <NotFound />}
        </main>
      </div>
      {entering ? <ScreenSkeleton /> : covered && <SessionCover />}
      <Toasts />
    </div>
  )
}
