import { fileURLToPath } from 'node:url'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'

/** The list of the page's routes. App teams read it beside the reference of the bridge. */
export const routesFile = fileURLToPath(
  new URL('../../bridge-contract/reference/routes.json', import.meta.url),
)

/** A route of the page, as app teams see it. */
interface ListedRoute {
  readonly path: string
  readonly name: string
  /** Whether the page needs a session there. */
  readonly needsLogin: boolean
  /** Whether the menu omits it. Universal links of iOS don't lead there. */
  readonly hidden: boolean
  /** The remote that shows it. */
  readonly owner: string
}

/** Returns the list of routes as JSON text, from the manifests of this checkout, sorted by path. */
export async function routesText(): Promise<string> {
  const manifests = await Promise.all(remoteNames().map(manifestOf))
  const routes = manifests.flatMap(({ name: owner, routes: declared }) =>
    declared.map(({ path, name, open, hidden }): ListedRoute => ({
      path,
      name,
      needsLogin: !open,
      hidden,
      owner,
    })),
  )
  const sorted = routes.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return `[\n${sorted.map((route) => `  ${JSON.stringify(route)}`).join(',\n')}\n]\n`
}
