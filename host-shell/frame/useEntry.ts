import { useEffect } from 'react'
import type { Route } from '@companion/shared/navigation/routes'
import { enterRoute } from '@companion/shared/session/auth'
import { rememberRoute } from '@companion/shared/session/store'

/** Token handling on entering a route, and the history list (spec §2, §4). */
export function useEntry(route: Route | undefined): void {
  useEffect(() => {
    if (!route) return
    rememberRoute(route.name)
    void enterRoute({ name: route.name, open: route.open })
  }, [route])
}
