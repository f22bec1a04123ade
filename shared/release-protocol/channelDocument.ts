import type { RouteManifest } from '@companion/shared/navigation/routes'
import { signatures } from './envelope.ts'
import type { ReleaseRef, ShortRef } from './releaseRef.ts'
import {
  count,
  flag,
  like,
  list,
  oneOf,
  optional,
  shape,
  table,
  text,
  type Check,
  type Checked,
} from './shapes.ts'

export const name = like(/^[a-z][a-z0-9-]{0,39}$/)
/** `<version>-<build>`. */
export const short = like<ShortRef>(/^\d[\w.-]{0,60}-[0-9A-Za-z]+$/)
const ref = like<ReleaseRef>(/^[a-z][a-z0-9-]{0,39}@\d[\w.-]{0,60}-[0-9A-Za-z]+$/)
export const container = like(/^[a-zA-Z]\w{0,99}$/)
// No leading dot and no slash, so a file can't be outside its release's folder.
export const file = like(/^[\w~-][\w.~-]{0,120}$/)
/** `sha384-…`, the format of `integrity` attributes. */
export type Integrity = `sha384-${string}`
/** `sha256-…` of a document. */
export type Digest = `sha256-${string}`

export const integrity = like<Integrity>(/^sha384-[A-Za-z0-9+/]{64}$/)
const digest = like<Digest | ''>(/^(?:sha256-[A-Za-z0-9+/=_-]{43,44})?$/)
const moment = ((value) => text(value) && !Number.isNaN(Date.parse(value))) as Check<string>

/** A file name and its hash, in the form of an `integrity` attribute. */
export type FileIntegrity = readonly [file: string, integrity: Integrity]
const fileIntegrity = ((value) =>
  Array.isArray(value) && file(value[0]) && integrity(value[1])) as Check<FileIntegrity>

/** A release's requirements for its page: version ranges, and in `caps` the names of bridge methods. */
export const needs = shape({
  shell: text,
  /** Checked only if the app's bridge is present, because a plain browser has none. */
  contract: text,
  caps: list(text),
  optionalCaps: list(text),
  shared: table(text),
  /** Version range of the federation runtime. A remote has no runtime of its own, so it uses the shell's. */
  mf: text,
})
export type ReleaseNeeds = Checked<typeof needs>

export const routes = list(
  shape({ path: like(/^\//), name: text, title: text, open: flag, back: flag, hidden: flag, layout: flag }),
) as Check<readonly (RouteManifest & { readonly title: string })[]>

/**
 * A release in a channel: its record and its signatures, so that a page needs no further request. The signed
 * text is `JSON.stringify` of the record, so reordering the keys would invalidate the signatures.
 */
const channelRelease = shape({
  /** Folder relative to a base, with a trailing slash: `r/weather/1.2.0-abcd/`. */
  path: like(/^r\/[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9A-Za-z]+\/$/),
  /** `sha256-…` of the release.json that this record was made from. */
  rel: digest,
  /**
   * Container name, different for each release, so that two releases of a remote can be loaded in one page.
   */
  mf: container,
  entry: fileIntegrity,
  /** Exposed module → its files; route → the additional files of the route's screen. */
  hot: table(list(fileIntegrity)),
  /** Language → its translations chunk. Only English is signed; `nameFiles` adds the page's language. */
  texts: table(fileIntegrity),
  /** `languages.json`: the hashes of the translations chunks in the other languages. */
  languages: fileIntegrity,
  /** The file with the screen titles in all languages. */
  titles: fileIntegrity,
  /** Language → the file with the screen titles in that language. Has the same languages as `texts`. */
  titlesIn: table(fileIntegrity),
  needs,
  routes,
  s: signatures,
})
export type ChannelRelease = Checked<typeof channelRelease>

/**
 * The data for selecting, preloading and loading a release, which the remote's own keys sign.
 * Stored beside release.json as `release.sig.json`, an envelope of kind `release`.
 */
export type ReleaseRecord = Omit<ChannelRelease, 's'>

export const isChannelRelease = channelRelease as Check<ChannelRelease>

/** A rule's conditions on devices. A missing condition always holds. `app` is a range of app versions. */
const when = shape({ brand: optional(list(text)), os: optional(list(text)), app: optional(text) })
export type When = Checked<typeof when>

/** A rule of a remote. The first rule that matches a device decides. */
const rule = shape({
  id: text,
  when: optional(when),
  /** `<version>-<build>`. */
  use: short,
  /**
   * Rollout to a percentage of the devices. A higher `pct` only adds devices. While it's paused, devices that
   * already run the release keep it, and no others get it.
   */
  roll: optional(shape({ pct: count, salt: text, paused: optional(flag) })),
})
export type Rule = Checked<typeof rule>

const remote = shape({
  rules: list(rule),
  fallback: list(short),
  /**
   * Only for `strict` remotes: the maximum time in milliseconds that a start waits for the server's channel
   * document. Set by the release in the catch-all rule.
   */
  boot: optional(shape({ waitMs: count })),
  /** `now`: open pages swap at once instead of waiting until the user is idle. */
  swap: optional(text as Check<'now'>),
  /** `<version>-<build>` → a counter. A new value ends the release's quarantine on all devices. */
  retry: optional(table(count)),
})
export type ChannelRemote = Checked<typeof remote>

const channel = shape({
  t: oneOf('channel'),
  channel: name,
  /** Raised only when the log starts again at 1. Compared before `seq`, so the new log is the newer one. */
  epoch: count,
  seq: count,
  at: moment,
  exp: moment,
  /** `sha256-…` of the previous log entry; empty in the first entry. */
  prev: digest,
  by: text,
  why: text,
  /** Base URLs of release files, best first. The page's own origin is always tried last. */
  bases: list(text),
  /** `visible`: seconds between polls while the page is visible. `jitter`: their random variation, 0 to 1. */
  poll: shape({ visible: count, jitter: count }),
  remotes: table(remote, name),
  /** `<remote>@<version>-<build>` → the release. */
  releases: table(isChannelRelease, ref),
  revoked: list(ref),
  /** Remote → the minimum version that devices may still run. */
  floor: table(text, name),
  /** Pages whose shell is older than `min` reload. */
  shell: shape({ min: text }),
})

/** The people who get access. */
export type Grant = 'off' | 'testers' | 'everybody'

/** A channel's access settings. They're independent of its rules. */
export interface Access {
  /** Who may open other releases by `?release=`: signed, not revoked, not below the minimum version. */
  readonly releases: Grant
  /** Who may open the QA panel, and the standalone view of one remote with a fake app. */
  readonly tools: Grant
  /** Tester's name → digest of the token on the tester's devices. */
  readonly testers: Readonly<Record<string, string>>
}

/**
 * `/c/<channel>.json` without its envelope: the releases of all remotes and who gets them. It's a single
 * document, so a page never combines an old plan of one remote with a new plan of another.
 */
export type ChannelDocument = Checked<typeof channel> & {
  /** If it's missing, nobody gets access. Read it with `accessIn`, which validates it. */
  readonly access?: Access
}

/** The fields of a release that pages need after its signatures are verified. */
export type KnownRelease = Omit<ChannelRelease, 's' | 'rel' | 'needs' | 'routes'> & {
  readonly routes: readonly RouteManifest[]
  readonly needs: Omit<ReleaseNeeds, 'optionalCaps'>
}

/** A channel document that releases can be selected from: it's verified, or embedded in the page. */
export type KnownDocument = Omit<ChannelDocument, 't' | 'prev' | 'by' | 'why' | 'releases'> & {
  readonly releases: Readonly<Record<ReleaseRef, KnownRelease>>
}

/**
 * The releases embedded in an HTML document. They're in a script whose hash is in the CSP, so they're as
 * trustworthy as the document and need no signatures.
 */
export type EmbeddedReleases = KnownDocument & {
  /** URL and integrity of the root document that contains the page's own keys. */
  readonly root?: readonly [url: string, integrity: Integrity]
}

/** Whether a parsed value is a channel document. Doesn't verify signatures. */
export const isChannelDocument = channel as Check<ChannelDocument>
