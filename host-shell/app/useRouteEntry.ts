import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { enterRoute } from '@companion/shared/session/auth'
import { rememberRoute, session } from '@companion/shared/session/store'

/**
 * Token handling on entering a route, and the history list (spec §2, §4). The first route has been entered before the
 * page was drawn (`begun`): a second entry would find the refused tokens gone, and say that there never were any. True
 * while it is not yet known whether there is a session for the route.
 */
export function useRouteEntry(route: Route | undefined, pendingEntry?: Promise<unknown>): boolean {
  const { token } = useSnapshot(session)
  const [entered, setEntered] = useState<string>()
  const first = useRef(pendingEntry)
  const { name, open = true } = route ?? {}
  useEffect(() => {
    if (!name) return
    rememberRoute(name)
    const entry = first.current ?? enterRoute({ name, open })
    first.current = undefined
    void entry.then(() => setEntered(name))
  }, [name, open])
  return !open && !token && entered !== name
}
