import type { PageConfig } from '../../../host-shell/shell/boot/bootData.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import { controlRoom, type ControlRoom } from '../../mock-api/controlRoom.ts'
import { renderPage } from '../../../host-shell/build/deploy/document.ts'
import { publishSite } from '../../../host-shell/build/deploy/site.ts'
import { startSite, type Site, type SiteOptions } from '../../site/server.ts'

/** A separate server with its own mock API, so that a fault on one page doesn't affect the others. */
export interface OwnServer {
  readonly site: Site
  readonly room: ControlRoom
}

let built: ReturnType<typeof publishSite> | undefined

/**
 * Starts a server whose pages have these timeouts. They don't retry automatically unless `live` enables it.
 */
export async function startServer(
  limits: PageConfig['limits'] = {},
  live: PageConfig['live'] = { retry: [600_000, 600_000] },
  answered?: SiteOptions['answered'],
): Promise<OwnServer> {
  const { shell, embedded } = await (built ??= publishSite())
  const page = renderPage(shell.parts, embedded, { apiBase: '/', channel: 'stable', live, limits })
  const site = await startSite({ files: paths.site, page: () => page, ...(answered && { answered }) })
  return { site, room: controlRoom(site.url) }
}

/** Starts several servers with the same timeouts. */
export const startServers = (count: number, limits?: PageConfig['limits']): Promise<OwnServer[]> =>
  Promise.all(Array.from({ length: count }, () => startServer(limits)))

/**
 * Processes a list on several servers in parallel, then closes the servers. The results are in the order of
 * the list.
 */
export async function runOnServers<T, R>(
  servers: readonly OwnServer[],
  list: readonly T[],
  work: (one: T, server: OwnServer) => Promise<R>,
): Promise<R[]> {
  const left = list.entries()
  const done: R[] = []
  const workOff = async (server: OwnServer) => {
    for (const [at, one] of left) done[at] = await work(one, server)
  }
  await Promise.all(servers.map(workOff))
  await Promise.all(servers.map(({ site }) => site.close()))
  return done
}

let free = 2
const queue: (() => void)[] = []

/**
 * Runs CPU-heavy work, such as loading a page, for two pages at a time however many servers there are.
 * Otherwise a page would exceed its timeouts, which assume that it loads alone. Waiting for a timeout takes
 * no CPU time, so it isn't limited.
 */
export async function busy<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--
  else await new Promise<void>((go) => queue.push(go))
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else free++
  }
}
