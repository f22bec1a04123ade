import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { session } from '@companion/shared/session/current'
import type { RouteEntry } from '@companion/shared/session/tokens'
import { rememberRoute, sessionState } from '@companion/shared/session/store'

type Entered = Pick<Route, 'name' | 'open'>

/** Enters a route; asked again for the route the page is in, gives the entry that was begun. */
export type EnterRoute = (route: Entered) => Promise<unknown>

/** Enters each route once, the first with what the address carried: a second entry finds refused tokens gone. */
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
 * Enters the route (spec §2, §4). True while it is not yet known whether there is a session for it; a prerendered screen
 * stays in sight meanwhile.
 */
export function useRouteEntry(route: Route | undefined, enter: EnterRoute): boolean {
  const { token } = useSnapshot(sessionState)
  const { name, open = true } = route ?? {}
  const [entered, setEntered] = useState(window.companionScreen?.release && name)
  useEffect(() => {
    if (!name) return
    rememberRoute(name)
    void enter({ name, open }).then(() => setEntered(name))
  }, [name, open, enter])
  return !open && !token && entered !== name
}
