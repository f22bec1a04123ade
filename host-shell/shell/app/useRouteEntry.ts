import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { session } from '@companion/shared/session/current'
import type { RouteEntry } from '@companion/shared/session/tokens'
import { rememberRoute, sessionState } from '@companion/shared/session/store'

type Entered = Pick<Route, 'name' | 'open'>

/** Enters a route; for the current route, returns the entry already started. */
export type EnterRoute = (route: Entered) => Promise<unknown>

/**
 * Enters each route once, the first with the tokens from the address. A second entry would no longer find the
 * refused tokens.
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
 * Enters the route (spec §2, §4). True until it is known whether a session exists for it; a prerendered
 * screen stays visible meanwhile.
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
