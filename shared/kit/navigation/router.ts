import { proxy, useSnapshot } from 'valtio'
import { navigate as go, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import { flagNames, queryOf } from '../flags/parse.ts'
import * as limits from '../limits.ts'
import { plainPath, queryString, type Route } from './routes.ts'

/** The page's routes, assembled from the releases' manifests, and their titles in the page's language. */
export const routing = proxy({
  routes: [] as readonly Route[],
  titles: {} as Readonly<Record<string, string>>,
})

/** Query names that stay in the address during navigation. Developer tools add their own. */
export const keptNames = new Set([...flagNames, 'qa', 'release'])

interface Step {
  /** Number of history entries of this visit before this one. */
  readonly depth: number
  readonly data: unknown
}

const stepOf = (state: unknown): Step => {
  const step = state as Partial<Step> | null
  return { depth: typeof step?.depth === 'number' ? step.depth : 0, data: step?.data }
}

const routeNamed = (name: string): Route | undefined => routing.routes.find((route) => route.name === name)

/** The route at a path, with or without a trailing slash. */
export const routeAt = (path: string): Route | undefined =>
  routing.routes.find((route) => route.path === plainPath(path))

/** Address of a route (by name) or path, with the page's flags. */
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
  /** Replaces the current entry, so that Back doesn't return to it. */
  readonly replace?: boolean | undefined
  /** State of the entry, which survives reloads; read it with `useStepData`. Never a secret. */
  readonly data?: unknown
}

/** Navigates to a route (by name) or a path of this page. */
export function navigate(to: string, { query, replace = false, data }: Move = {}): void {
  const { depth } = stepOf(history.state)
  go(hrefOf(to, query), { replace, state: { depth: replace ? depth : depth + 1, data } satisfies Step })
}

/** Whether there is a screen of this page to go back to. */
export const canGoBack = (): boolean => stepOf(history.state).depth > 0

type Leave = () => void
let leave: Leave = () => navigate('/', { replace: true })

/** Sets the fallback of Back without an earlier entry: the shell leaves to the app or opens the menu. */
export function setLeave(way: Leave): void {
  leave = way
}

// In the capture phase, before wouter's listener, so that an entry replaced at once is never rendered.
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
  /** Number of entries, at most those of this visit. */
  readonly steps?: number
  /** The route or path that replaces this one without an earlier entry; by default the shell decides. */
  readonly otherwise?: string
}

/**
 * Goes back within the page. Resolves when the page has arrived, or after `limits.stepBack` ms: the history of a
 * duplicated tab may not move at all.
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

/** The step back in flight, if any. It would close anything that opens before it arrives. */
navigate.arrival = (): Promise<void> | undefined => arrival

/** Makes the current page, without its data, the first entry of this visit: Back then leaves the page. */
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

/** The current location; re-renders when it or the routes change. */
export function useLocation(): PageLocation {
  const path = usePathname()
  // Empty while prerendering and hydrating: only the device has it.
  const query = queryOf(useSearch({ ssrSearch: '' }))
  const { routes } = useSnapshot(routing)
  return { route: routes.find((route) => route.path === plainPath(path)) as Route | undefined, path, query }
}

/** The data of the current history entry, even before it's rendered. */
export const stepData = (): unknown => stepOf(history.state).data

/** The data of the current history entry, if any. */
export const useStepData = (): unknown => stepOf(useHistoryState()).data

/** Depth of the current entry, to distinguish forward from backward moves. */
export const useDepth = (): number => stepOf(useHistoryState()).depth
