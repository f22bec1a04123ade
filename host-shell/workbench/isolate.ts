import { hrefOf, routing } from '@companion/shared/navigation/router'
import { isolateRemote } from '@companion/shell/federation/chooseRelease'

/** Restricts the page to one remote's routes, and navigates from `/isolate/<remote>` to the first of them. */
export function enterAlone(win: Window, remote: string): void {
  isolateRemote(remote)
  const first = routing.routes.find(({ hidden }) => !hidden) ?? routing.routes[0]
  if (first && win.location.pathname.startsWith('/isolate/'))
    win.history.replaceState(win.history.state, '', hrefOf(first.path, { isolate: remote }))
}
