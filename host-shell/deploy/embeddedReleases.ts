import { brotliCompressSync } from 'node:zlib'
import { sha384 } from '../build/hash.ts'
import type {
  ChannelDocument,
  ChannelRelease,
  EmbeddedReleases,
  KnownDocument,
  KnownRelease,
} from '../releases/model/channelDocument.ts'
import { readRoot } from '../releases/model/acceptRoot.ts'
import type { Envelope } from '../releases/model/envelope.ts'
import { namedBy } from '../releases/publish/plans/edit.ts'
import { rootKey } from '../releases/publish/keys/keyring.ts'
import { refOf } from '../releases/model/releaseRef.ts'
import { jsonBytes } from '../releases/publish/stores/store.ts'

/**
 * The most that a page carries of releases (brotli bytes by themselves): that of one path, which has its own screen's
 * files alone, and that of any path. Remotes beyond it stand in the channel alone.
 */
const carriedAtMost = { path: 2450, any: 3150 }

/**
 * A page verifies nothing of what it carries, does not ask what it could use besides, and preloads its own path's files:
 * the hashes of texts and of screens are for that alone, a container has its own. There is no room for all screens
 * in a page of any path: it has those that ask for data and are not opened from the menu.
 */
function carried(
  { s: _s, rel: _rel, state: _state, ...release }: ChannelRelease,
  path?: string,
): KnownRelease {
  const { optionalCaps: _caps, ...needs } = release.needs
  const shown = release.routes.filter((route) => (path ? route.path === path : route.first && !route.layout))
  const names = ['./area', ...shown.map(({ name }) => name)]
  const hot = Object.entries(release.hot).filter(([name]) => names.includes(name))
  // Documents in other languages bring the hashes of theirs in a script of its own (`document.ts`).
  const { en } = release.texts
  const texts: KnownRelease['texts'] = en && (!path || shown.length) ? { en } : {}
  const titles = release.titlesIn?.['en']
  // Titles come in the page's language, by the name of the route; the first requests are for the document alone.
  const routes = release.routes.map(({ first, ...route }) => ({
    ...route,
    title: undefined,
    ...(first && (!path || route.path === path) && { first }),
  }))
  return {
    ...release,
    ...(titles && { titlesIn: { en: titles } }),
    needs,
    routes,
    texts,
    hot: Object.fromEntries(hot),
  }
}

const isSmallEnough = (page: KnownDocument, path?: string): boolean =>
  brotliCompressSync(JSON.stringify(page)).length <= carriedAtMost[path ? 'path' : 'any']

/** The greatest number up to `all` that fits, where what fits does so with less as well; 0 when none does. */
function mostThat(fits: (count: number) => boolean, all: number): number {
  // All of a team's remotes usually fit: to compress them once more for each was most of a document's time.
  if (fits(all)) return all
  let [most, over] = [0, all]
  while (over - most > 1) {
    const half = Math.floor((most + over) / 2)
    if (fits(half)) most = half
    else over = half
  }
  return most
}

/** The remote of the path first, or that of the start page, then those with a line in its menu, then the rest. */
function rank({ remotes, releases }: ChannelDocument, remote: string, path = '/'): number {
  const routes = namedBy(remotes[remote]!).flatMap((short) => releases[refOf(remote, short)]?.routes ?? [])
  if (routes.some((route) => route.path === path)) return 0
  return routes.some(({ layout, hidden }) => layout && !hidden) ? 1 : 2
}

/**
 * What a page carries of a release document (`text`: as `publishLocal` gives it): of each release what choosing,
 * preloading and starting it need; the root document by its address and hash; and as many remotes as there is room for.
 * `path`: the one path that the document is for, where it is not for all.
 */
export function embeddedReleases(text: string, path?: string): EmbeddedReleases {
  const { p, root } = JSON.parse(text) as { readonly p: string; readonly root?: Envelope }
  const full = JSON.parse(p) as ChannelDocument
  const { t: _t, prev: _prev, by: _by, why: _why, remotes, releases, ...document } = full
  const pinned = root && readRoot(root)
  const names = Object.keys(remotes)
  const byRank = names.toSorted((a, b) => rank(full, a, path) - rank(full, b, path))
  const withFirst = (count: number): KnownDocument => {
    const plans = byRank.slice(0, count).map((name) => [name, remotes[name]!] as const)
    const refs = plans.flatMap(([name, plan]) => namedBy(plan).map((short) => refOf(name, short)))
    return {
      ...document,
      remotes: Object.fromEntries(plans),
      releases: Object.fromEntries(
        refs.flatMap((ref) => (releases[ref] ? [[ref, carried(releases[ref], path)]] : [])),
      ),
    }
  }
  const page = withFirst(mostThat((count) => isSmallEnough(withFirst(count), path), names.length))
  return {
    ...page,
    ...(root && pinned && { root: [`/${rootKey(pinned.n)}`, sha384(jsonBytes(root))] as const }),
  }
}
