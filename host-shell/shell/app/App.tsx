import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { useLocation, useDepth } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { sessionState } from '@companion/shared/session/store'
import { LateToasts } from '@companion/shared/loading/LateToasts'
import { documentTitle, useTitle } from '../federation/titles.ts'
import * as css from './App.css.ts'
import { NavBar } from './NavBar.tsx'
import { NoScreen } from './NoScreen.tsx'
import { Outlet } from './Outlet.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useRouteTransition } from './useRouteTransition.ts'
import { useRouteEntry, type EnterRoute } from './useRouteEntry.ts'

/**
 * Returns true if the session panel covers a route: the route needs a session and the session has an error.
 * The menu isn't covered, because it shows the error itself.
 */
function useCovered(route: Route | undefined) {
  const { showError, errorType } = useSnapshot(sessionState)
  return showError && errorType && route && !route.open && route.name !== 'layout'
}

// The panel and sign-in are a separate chunk, because most visits need neither.
const panel = retryImport(() => import(/* webpackChunkName: "session" */ './SessionPanel.tsx'))

const SessionCover = ({ title }: { title: string | undefined }) => (
  <Lazy part={panel} waiting={<ScreenSkeleton />}>
    {({ SessionPanel }) => <SessionPanel title={title} />}
  </Lazy>
)

export function App({ navBar, enterRoute }: { navBar: boolean; enterRoute: EnterRoute }) {
  const { route, path } = useLocation()
  const depth = useDepth()
  const hydrated = useHydrated()
  const title = useTitle(route)
  const direction = useRouteTransition(path, depth)
  const covered = useCovered(route) && hydrated
  // The menu doesn't wait for the session, because it needs none.
  const entering = useRouteEntry(route, enterRoute) && route?.name !== 'layout'
  useLayoutEffect(() => companion.screen?.replay(false), [])
  useEffect(() => {
    document.title = documentTitle(title, brand().appName)
    // The spec has two backgrounds (§2): one for lists, used on the layout route, and one for all other
    // routes.
    document.documentElement.dataset['path'] = path
  }, [title, path])

  return (
    <div className={direction === 'back' ? css.backwards : css.app}>
      <div className={css.safeArea} />
      {/* Prerendered markup always contains the bar, so hydration needs it. CSS hides it if the flags do. */}
      {(navBar || !hydrated) && <NavBar title={hydrated ? title : ''} back={route?.back ?? true} />}
      {/* CSS hides covered content from focus and screen readers, because old web views lack `inert`. */}
      <div className={covered || entering ? css.covered : undefined}>
        <main key={path} className={direction ? css.arriving : undefined}>
          {route ? <Outlet remote={route.remote} name={route.name} /> : <NoScreen />}
        </main>
      </div>
      {entering ? <ScreenSkeleton /> : covered && <SessionCover title={title} />}
      <LateToasts />
    </div>
  )
}
