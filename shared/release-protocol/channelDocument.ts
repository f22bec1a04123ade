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
// No leading dot, no slash: a file is always in its release's folder.
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

/** A release's requirements for the page that loads it; every text is a version range. */
export const needs = shape({
  shell: text,
  /** Checked only if an app's bridge is present; a plain browser has none. */
  contract: text,
  caps: list(text),
  optionalCaps: list(text),
  shared: table(text),
  /** Range of the federation runtime: a remote has no runtime of its own and depends on the shell's. */
  mf: text,
})
export type ReleaseNeeds = Checked<typeof needs>

export const routes = list(
  shape({ path: like(/^\//), name: text, title: text, open: flag, back: flag, hidden: flag, layout: flag }),
) as Check<readonly (RouteManifest & { readonly title: string })[]>

/**
 * A release in a channel: its record with the signatures, so that a page needs no further request. The signed
 * text is the record as JSON; both sides write it with `JSON.stringify`, which keeps the order of the keys.
 */
const channelRelease = shape({
  /** Folder relative to a base, with a trailing slash: `r/weather/1.2.0-abcd/`. */
  path: like(/^r\/[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9A-Za-z]+\/$/),
  /** `sha256-…` of the release.json that this was copied from. */
  rel: digest,
  /** Container name, unique to the release. */
  mf: container,
  entry: fileIntegrity,
  /** Exposed module → its files; route → the additional files of its screen. */
  hot: table(list(fileIntegrity)),
  /**
   * Language → its texts chunk. Only English is signed; a document in another language adds its own
   * (`nameFiles`).
   */
  texts: table(fileIntegrity),
  /** `languages.json`: the hashes of the other languages' texts chunks. */
  languages: fileIntegrity,
  /** The file with the titles in all languages. */
  titles: fileIntegrity,
  /** Language → the file with its titles only; the same languages as in `texts`. */
  titlesIn: table(fileIntegrity),
  needs,
  routes,
  s: signatures,
})
export type ChannelRelease = Checked<typeof channelRelease>

/**
 * The part of a release that its remote's own keys sign: all data for selecting, preloading and loading.
 * Stored beside release.json as `release.sig.json`, an envelope of kind `release`.
 */
export type ReleaseRecord = Omit<ChannelRelease, 's'>

export const isChannelRelease = channelRelease as Check<ChannelRelease>

/** A rule's conditions on devices; a missing condition always holds. `app` is a range of app versions. */
const when = shape({ brand: optional(list(text)), os: optional(list(text)), app: optional(text) })
export type When = Checked<typeof when>

/** A rule of a remote. Rules are ordered, and the first match counts. */
const rule = shape({
  id: text,
  when: optional(when),
  /** `<version>-<build>`. */
  use: short,
  /**
   * Rollout to a share of the devices; their set only grows with `pct`. Paused: devices that run the release
   * keep it, no others get it.
   */
  roll: optional(shape({ pct: count, salt: text, paused: optional(flag) })),
})
export type Rule = Checked<typeof rule>

const remote = shape({
  rules: list(rule),
  fallback: list(short),
  /**
   * Only for `strict` remotes: how long a start waits for the server's document. Set by the release for
   * everyone.
   */
  boot: optional(shape({ waitMs: count })),
  /** Open pages swap without waiting until the user is idle. */
  swap: optional(text as Check<'now'>),
  /** `<version>-<build>` → nonce; a new nonce ends the release's quarantine on devices. */
  retry: optional(table(count)),
})
export type ChannelRemote = Checked<typeof remote>

const channel = shape({
  t: oneOf('channel'),
  channel: name,
  /** Raised only when the history restarts; compared before `seq`. */
  epoch: count,
  seq: count,
  at: moment,
  exp: moment,
  /** `sha256-…` of the previous log entry, empty for the first. */
  prev: digest,
  by: text,
  why: text,
  /** Bases of release files, best first. Empty: the page's own origin, which is always tried last. */
  bases: list(text),
  /** Seconds between polls of a visible page, and their jitter (0–1). */
  poll: shape({ visible: count, jitter: count }),
  remotes: table(remote, name),
  /** `<remote>@<version>-<build>` → the release. */
  releases: table(isChannelRelease, ref),
  revoked: list(ref),
  /** Remote → the minimum version that devices may still run. The format calls it `floor`. */
  floor: table(text, name),
  /** Pages with an older shell than `min` reload. */
  shell: shape({ min: text }),
})

/** The audience of an access setting. */
export type Grant = 'off' | 'testers' | 'everybody'

/** A channel's access settings, in addition to its rules: for nobody, its testers or everyone. */
export interface Access {
  /** Other releases by `?release=`, if they are signed, not revoked and not below the minimum version. */
  readonly releases: Grant
  /** The QA panel, and the standalone view of one remote with a fake app. */
  readonly tools: Grant
  /** A tester's name → digest of the token on the tester's devices. */
  readonly testers: Readonly<Record<string, string>>
}

/**
 * `/c/<channel>.json`, inside its envelope: the releases of all remotes and their audiences. One document, so
 * that the set is consistent.
 */
export type ChannelDocument = Checked<typeof channel> & {
  /** Missing: closed; `accessIn` validates it. */
  readonly access?: Access
}

/** The fields of a release that pages need once it is verified or embedded. */
export type KnownRelease = Omit<ChannelRelease, 's' | 'rel' | 'needs' | 'routes'> & {
  readonly routes: readonly RouteManifest[]
  readonly needs: Omit<ReleaseNeeds, 'optionalCaps'>
}

/** A channel document for selection: verified, or embedded in the page. */
export type KnownDocument = Omit<ChannelDocument, 't' | 'prev' | 'by' | 'why' | 'releases'> & {
  readonly releases: Readonly<Record<ReleaseRef, KnownRelease>>
}

/**
 * A page's embedded releases. They are part of a script whose hash is in the CSP, so they are trusted like
 * the page.
 */
export type EmbeddedReleases = KnownDocument & {
  /** URL and integrity of the root document with the page's own keys. */
  readonly root?: readonly [url: string, integrity: Integrity]
}

/** Whether a parsed value is a channel document. Signatures are not verified. */
export const isChannelDocument = channel as Check<ChannelDocument>
