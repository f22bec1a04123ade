import { brotliCompressSync } from 'node:zlib'
import { isNamed } from '@companion/shell/boot/releaseFiles'
import { sha384 } from '@companion/releases/stores/hash'
import type {
  ChannelDocument,
  ChannelRelease,
  ChannelRemote,
  EmbeddedReleases,
  KnownDocument,
  KnownRelease,
} from '@companion/release-protocol/channelDocument'
import { readRoot } from '@companion/release-protocol/rootDocument'
import type { Envelope } from '@companion/release-protocol/envelope'
import { namedBy } from '@companion/releases/edits/edit'
import { rootKey } from '@companion/releases/keys/keyring'
import { refOf } from '@companion/release-protocol/releaseRef'
import { jsonBytes } from '@companion/releases/stores/store'

/**
 * Size limit of a page's embedded releases in bytes (brotli, compressed on their own). Remotes that don't fit
 * are only in the channel.
 */
const carriedAtMost = 3020

/**
 * Returns a release as pages embed it. Embedded releases are trusted because the CSP hash covers them, so
 * signatures and optional capabilities are removed. Only those hashes of texts and screens remain that
 * preloading needs, because a container contains its own hashes.
 */
function carried({ s: _s, rel: _rel, ...release }: ChannelRelease): KnownRelease {
  const { optionalCaps: _caps, ...needs } = release.needs
  const names = ['./area', ...release.routes.filter(isNamed).map(({ name }) => name)]
  const hot = Object.entries(release.hot).filter(([name]) => names.includes(name))
  // Documents in other languages contain the hashes of their texts in a separate script (`document.ts`).
  const english = ({ en }: KnownRelease['texts']): KnownRelease['texts'] => (en ? { en } : {})
  // Pages load the titles in their language, by route name.
  const routes = release.routes.map((route) => ({ ...route, title: undefined }))
  return {
    ...release,
    titlesIn: english(release.titlesIn),
    needs,
    routes,
    texts: english(release.texts),
    hot: Object.fromEntries(hot),
  }
}

const isSmallEnough = (page: KnownDocument): boolean =>
  brotliCompressSync(JSON.stringify(page)).length <= carriedAtMost

/**
 * Returns the greatest count up to `all` that fits, or 0 if none fits. Assumes that every smaller count also
 * fits.
 */
function mostThat(fits: (count: number) => boolean, all: number): number {
  // Usually all remotes of a team fit. Without this check, repeated compression took most of a document's
  // time.
  if (fits(all)) return all
  let [most, over] = [0, all]
  while (over - most > 1) {
    const half = Math.floor((most + over) / 2)
    if (fits(half)) most = half
    else over = half
  }
  return most
}

/** Returns 0 for the remotes of the start page, 1 for those in its menu, and 2 for the others. */
function rank({ releases }: ChannelDocument, [remote, plan]: readonly [string, ChannelRemote]): number {
  const routes = namedBy(plan).flatMap((short) => releases[refOf(remote, short)]?.routes ?? [])
  if (routes.some((route) => route.path === '/')) return 0
  return routes.some(({ layout, hidden }) => layout && !hidden) ? 1 : 2
}

/**
 * Returns the part of a channel document that pages embed: the fields that selecting, preloading and starting
 * a release need, the root document's URL and hash, and as many remotes as fit. `text` is the signed document
 * from `publishLocal`.
 */
export function embeddedReleases(text: string): EmbeddedReleases {
  const { p, root } = JSON.parse(text) as { readonly p: string; readonly root?: Envelope }
  const full = JSON.parse(p) as ChannelDocument
  const { t: _t, prev: _prev, by: _by, why: _why, remotes, releases, ...document } = full
  const pinned = root && readRoot(root)
  const byRank = Object.entries(remotes).toSorted((a, b) => rank(full, a) - rank(full, b))
  const withFirst = (count: number): KnownDocument => {
    const plans = byRank.slice(0, count)
    const refs = plans.flatMap(([name, plan]) => namedBy(plan).map((short) => refOf(name, short)))
    return {
      ...document,
      remotes: Object.fromEntries(plans),
      releases: Object.fromEntries(
        refs.flatMap((ref) => (releases[ref] ? [[ref, carried(releases[ref])]] : [])),
      ),
    }
  }
  const page = withFirst(mostThat((count) => isSmallEnough(withFirst(count)), byRank.length))
  return {
    ...page,
    ...(root && pinned && { root: [`/${rootKey(pinned.n)}`, sha384(jsonBytes(root))] as const }),
  }
}
