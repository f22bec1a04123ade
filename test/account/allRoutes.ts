import type { Route } from '@companion/shared/navigation/routes'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'

/** Returns every route of every remote, from the remotes' manifests. */
export const allRoutes = async (): Promise<readonly Route[]> =>
  (await Promise.all(remoteNames().map(manifestOf))).flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  )
