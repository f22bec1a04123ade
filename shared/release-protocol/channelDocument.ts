import type { RouteManifest } from '@companion/shared/navigation/routes'
import { signatures } from './envelope.ts'
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
export const short = like(/^\d[\w.-]{0,60}-[0-9A-Za-z]+$/)
const ref = like(/^[a-z][a-z0-9-]{0,39}@\d[\w.-]{0,60}-[0-9A-Za-z]+$/)
export const container = like(/^[a-zA-Z]\w{0,99}$/)
// No leading dot, no slash: a file lies in its release's folder, nowhere else.
export const file = like(/^[\w~-][\w.~-]{0,120}$/)
/** `sha384-…`, as the integrity attribute wants it. */
export const integrity = like(/^sha384-[A-Za-z0-9+/]{64}$/)
const digest = like(/^(?:sha256-[A-Za-z0-9+/=_-]{43,44})?$/)
const moment = ((value) => text(value) && !Number.isNaN(Date.parse(value))) as Check<string>

/** A file name and its hash, in the form of an `integrity` attribute. */
export type FileIntegrity = readonly [file: string, integrity: string]
const fileIntegrity = ((value) =>
  Array.isArray(value) && file(value[0]) && integrity(value[1])) as Check<FileIntegrity>

/** What a release needs from the page it is loaded into; every text is a version range. */
export const needs = shape({
  shell: text,
  /** Checked only where an app's bridge is present; a plain browser has none. */
  contract: text,
  caps: list(text),
  optionalCaps: list(text),
  shared: table(text),
  /** Range of the federation runtime: a remote without its own runtime is bound to the shell's. */
  mf: text,
})
export type ReleaseNeeds = Checked<typeof needs>

export const routes = list(
  shape({ path: like(/^\//), name: text, title: text, open: flag, back: flag, hidden: flag, layout: flag }),
) as Check<readonly (RouteManifest & { readonly title: string })[]>

/**
 * A release as a channel names it: the record with its signatures, so that a page needs no further request. The signed
 * text is the record as JSON; both sides write it with `JSON.stringify`, which keeps the order of the keys.
 */
const channelRelease = shape({
  /** Folder relative to a base, with a slash at its end: `r/weather/1.2.0-abcd/`. */
  path: like(/^r\/[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9A-Za-z]+\/$/),
  /** `sha256-…` of the release.json this was copied from. */
  rel: digest,
  /** Container name, unique to the release. */
  mf: container,
  entry: fileIntegrity,
  /** Exposed module → its files; route → the files that its screen needs besides. */
  hot: table(list(fileIntegrity)),
  /** Language → its texts chunk. Signed for English; a document in another language adds its own (`nameFiles`). */
  texts: table(fileIntegrity),
  /** `languages.json`: the hashes of the other languages' texts chunks. */
  languages: fileIntegrity,
  /** The titles in all languages. */
  titles: fileIntegrity,
  /** Language → a file with its titles alone; the same languages as in `texts`. */
  titlesIn: table(fileIntegrity),
  needs,
  routes,
  s: signatures,
})
export type ChannelRelease = Checked<typeof channelRelease>

/**
 * What a remote's own keys sign of a release: all that selecting, preloading and loading need. It lies beside
 * release.json as `release.sig.json`, an envelope of kind `release`.
 */
export type ReleaseRecord = Omit<ChannelRelease, 's'>

export const isChannelRelease = channelRelease as Check<ChannelRelease>

/** Which devices a rule is for; a condition that is left out is met by all. `app` is a range of app versions. */
const when = shape({ brand: optional(list(text)), os: optional(list(text)), app: optional(text) })
export type When = Checked<typeof when>

/** One line of a remote's ordered rules: the first that fits decides. */
const rule = shape({
  id: text,
  when: optional(when),
  /** `<version>-<build>`. */
  use: short,
  /** Part of the devices, by a bucket that only grows with `pct`. Paused: who runs it keeps it, nobody else gets it. */
  roll: optional(shape({ pct: count, salt: text, paused: optional(flag) })),
})
export type Rule = Checked<typeof rule>

const remote = shape({
  rules: list(rule),
  fallback: list(short),
  /** Only for `strict` remotes: how long a start waits for the server's document. Taken from the release for everybody. */
  boot: optional(shape({ waitMs: count })),
  /** Open pages swap without waiting for an idle user. */
  swap: optional(text as Check<'now'>),
  /** `<version>-<build>` → nonce; a new one ends the release's quarantine on devices. */
  retry: optional(table(count)),
})
export type ChannelRemote = Checked<typeof remote>

const channel = shape({
  t: oneOf('channel'),
  channel: name,
  /** Raised only when the history begins again; compared before `seq`. */
  epoch: count,
  seq: count,
  at: moment,
  exp: moment,
  /** `sha256-…` of the log entry before this one, empty for the first. */
  prev: digest,
  by: text,
  why: text,
  /** Where release files lie, the best first; empty: at the page's own origin, which is asked last in any case. */
  bases: list(text),
  /** Seconds between polls of a visible page, and their scatter (0–1). */
  poll: shape({ visible: count, jitter: count }),
  remotes: table(remote, name),
  /** `<remote>@<version>-<build>` → the release. */
  releases: table(isChannelRelease, ref),
  revoked: list(ref),
  /** Remote → its minimum version: what any device may still run. The name is the wire's. */
  floor: table(text, name),
  /** Pages with an older shell than `min` reload. */
  shell: shape({ min: text }),
})

/** To whom a channel may open something. */
export type Grant = 'off' | 'testers' | 'everybody'

/** What a channel opens besides what its rules give, and to whom: to nobody, to its testers, or to everybody. */
export interface Access {
  /** Other releases by `?release=`, if they are signed, not revoked and not below the minimum version. */
  readonly releases: Grant
  /** The QA panel, and one remote alone with a fake app. */
  readonly tools: Grant
  /** A tester's name → digest of the token that the tester's devices keep. */
  readonly testers: Readonly<Record<string, string>>
}

/** `/c/<channel>.json`, inside its envelope: who gets what. One document, so the set is consistent. */
export type ChannelDocument = Checked<typeof channel> & {
  /** Left out, it opens nothing; `accessIn` checks it. */
  readonly access?: Access
}

/** What a page needs to know of a release whose signatures it has verified, or that the page itself carries. */
export type KnownRelease = Omit<ChannelRelease, 's' | 'rel' | 'needs' | 'routes'> & {
  readonly routes: readonly RouteManifest[]
  readonly needs: Omit<ReleaseNeeds, 'optionalCaps'>
}

/** A channel document as a page chooses by it: verified, or carried by the page itself. */
export type KnownDocument = Omit<ChannelDocument, 't' | 'prev' | 'by' | 'why' | 'releases'> & {
  readonly releases: Readonly<Record<string, KnownRelease>>
}

/** The releases that a page carries, as part of a script whose hash its policy names: trusted as the page is. */
export type EmbeddedReleases = KnownDocument & {
  /** Address and integrity of the root document that the page's own keys stand in. */
  readonly root?: readonly [url: string, integrity: string]
}

/** Whether a parsed value is a channel document; its signatures are not verified. */
export const isChannelDocument = channel as Check<ChannelDocument>
