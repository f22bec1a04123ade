import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { session } from '@companion/shared/session/current'
import type { RouteEntry } from '@companion/shared/session/tokens'
import { rememberRoute, sessionState } from '@companion/shared/session/store'

type Entered = Pick<Route, 'name' | 'open'>

/** Enters a route. If it's the current route, returns the promise of the entry already started. */
export type EnterRoute = (route: Entered) => Promise<unknown>

/**
 * Returns a function that enters each route once, the first one with the tokens from the URL. The page enters
 * the first route again when it renders. Without the check, that second entry would have no tokens.
 */
export function createRouteEntries(first: Omit<RouteEntry, 'open'> = {}): EnterRoute {
  let carried = first
  let last: (Entered & { readonly entry: Promise<unknown> }) | undefined
  return ({ name, open }) => {
    if (last?.name !== name || last.open !== open) {
      last = { name, open, entry: session().enterRoute({ open, ...carried }) }
      carried = {}
    }
    return last.entry
  }
}

/**
 * Enters the route (spec §2, §4). Returns true while the session is still unknown and the route needs one.
 * Returns false for a prerendered screen, so that it stays visible.
 */
export function useRouteEntry(route: Route | undefined, enter: EnterRoute): boolean {
  const { token } = useSnapshot(sessionState)
  const { name, open = true } = route ?? {}
  const [entered, setEntered] = useState(companion.screen?.release && name)
  useEffect(() => {
    if (!name) return
    rememberRoute(name)
    void enter({ name, open }).then(() => setEntered(name))
  }, [name, open, enter])
  return !open && !token && entered !== name
}
