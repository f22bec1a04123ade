import { proxy, useSnapshot } from 'valtio'
import { navigate as go, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import { flagNames, queryOf } from '../flags/parse.ts'
import * as limits from '../limits.ts'
import { plainPath, queryString, type Route } from './routes.ts'

/** The page's routes, from the manifests of all releases, and their titles in the page's language. */
export const routing = proxy({
  routes: [] as readonly Route[],
  titles: {} as Readonly<Record<string, string>>,
})

/** Query parameters that stay in the URL during navigation. Developer tools add their own. */
export const keptNames = new Set([...flagNames, 'qa', 'release'])

interface Step {
  /** Number of history entries of this visit that precede this entry. */
  readonly depth: number
  readonly data: unknown
}

const stepOf = (state: unknown): Step => {
  const step = state as Partial<Step> | null
  return { depth: typeof step?.depth === 'number' ? step.depth : 0, data: step?.data }
}

const routeNamed = (name: string): Route | undefined => routing.routes.find((route) => route.name === name)

/** Returns the route at a path, with or without a trailing slash. */
export const routeAt = (path: string): Route | undefined =>
  routing.routes.find((route) => route.path === plainPath(path))

/** Returns the URL of a route (by name) or path, with the page's flags. */
export function hrefOf(
  to: string,
  query: Readonly<Record<string, string | undefined>> = {},
  search = location.search,
): string {
  const path = to.startsWith('/') ? to : (routeNamed(to)?.path ?? '/')
  const flags = [...queryOf(search)].filter(([name]) => keptNames.has(name))
  return path + queryString({ ...Object.fromEntries(flags), ...query })
}

export interface Move {
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  /** Replaces the current history entry, so that Back doesn't return to it. */
  readonly replace?: boolean | undefined
  /** State of the history entry, for `useStepData`. It survives reloads, so it must not be secret. */
  readonly data?: unknown
}

/** Navigates to a route (by name) or a path of this page. */
export function navigate(to: string, { query, replace = false, data }: Move = {}): void {
  const { depth } = stepOf(history.state)
  go(hrefOf(to, query), { replace, state: { depth: replace ? depth : depth + 1, data } satisfies Step })
}

/** Whether Back has a screen of this page to return to. */
export const canGoBack = (): boolean => stepOf(history.state).depth > 0

type Leave = () => void
let leave: Leave = () => navigate('/', { replace: true })

/** Sets what Back does without an earlier history entry. The shell returns to the app or opens the menu. */
export function setLeave(way: Leave): void {
  leave = way
}

// In the capture phase, before wouter's listener, so that an entry replaced on arrival is never rendered.
const arrivals = new Set<() => void>()
globalThis.addEventListener?.(
  'popstate',
  () => {
    const arrived = [...arrivals]
    arrivals.clear()
    for (const each of arrived) each()
  },
  true,
)

let arrival: Promise<void> | undefined

interface BackOptions {
  /** Number of history entries to go back, at most to the first one of this visit. */
  readonly steps?: number
  /** The route or path to show if there's no earlier entry. By default, the shell decides. */
  readonly otherwise?: string
}

/**
 * Goes back within the page. Resolves on arrival, or after `limits.stepBack` milliseconds, because the
 * history of a duplicated tab may not move at all.
 */
navigate.back = ({ steps = 1, otherwise }: BackOptions = {}): Promise<void> => {
  const { depth } = stepOf(history.state)
  if (depth === 0) {
    if (otherwise === undefined) leave()
    else navigate(otherwise, { replace: true })
    return Promise.resolve()
  }
  const arriving = new Promise<void>((resolve) => {
    arrivals.add(resolve)
    setTimeout(resolve, limits.stepBack)
  }).then(() => {
    if (arrival === arriving) arrival = undefined
  })
  arrival = arriving
  if (steps === 1) history.back()
  else history.go(-Math.min(steps, depth))
  return arriving
}

/** Returns the step back in flight, if any. It would close a dialog that opens before it arrives. */
navigate.arrival = (): Promise<void> | undefined => arrival

/**
 * Makes the current page, without its data, the first history entry of this visit. Back then leaves the page.
 */
export function becomeFirstEntry(): void {
  const { depth } = stepOf(history.state)
  if (depth === 0) return
  const here = location.pathname + location.search
  arrivals.add(() => go(here, { replace: true, state: { depth: 0, data: undefined } satisfies Step }))
  history.go(-depth)
}

export interface PageLocation {
  readonly route: Route | undefined
  readonly path: string
  readonly query: ReadonlyMap<string, string>
}

/** Returns the current location. Re-renders when the location or the routes change. */
export function useLocation(): PageLocation {
  const path = usePathname()
  // The query is empty during prerendering and hydration, because the prerendered markup has none.
  const query = queryOf(useSearch({ ssrSearch: '' }))
  const { routes } = useSnapshot(routing)
  return { route: routes.find((route) => route.path === plainPath(path)) as Route | undefined, path, query }
}

/** Returns the data of the current history entry, even before the entry is rendered. */
export const stepData = (): unknown => stepOf(history.state).data

/** Returns the data of the current history entry, if any. */
export const useStepData = (): unknown => stepOf(useHistoryState()).data

/** Returns the depth of the current history entry, to distinguish forward from backward navigation. */
export const useDepth = (): number => stepOf(useHistoryState()).depth
