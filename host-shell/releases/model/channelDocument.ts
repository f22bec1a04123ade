import type { RouteManifest } from '@companion/shared/navigation/routes'
import type { BootPolicy } from '@companion/shared/remote/manifest'
import type { Signature } from './envelope.ts'

/** `sha384-…` as the integrity attribute wants it, and the size in bytes. */
interface FileHash {
  readonly i: string
  readonly n: number
}

/** What a release needs from the page it is loaded into; every entry is a version range. */
export interface ReleaseNeeds {
  readonly shell: string
  /** Checked only where an app's bridge is present; a plain browser has none. */
  readonly contract: string
  readonly caps: readonly string[]
  readonly optionalCaps: readonly string[]
  readonly shared: Readonly<Record<string, string>>
  /** Range of the federation runtime: a remote without its own runtime is bound to the shell's. */
  readonly mf: string
}

/** `release.json`: what one immutable release of one remote consists of. Written last. */
export interface ReleaseDocument {
  readonly t: 'release'
  readonly remote: string
  readonly version: string
  readonly build: string
  readonly mf: { readonly name: string; readonly type: 'global'; readonly entry: string }
  readonly files: Readonly<Record<string, FileHash>>
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
  readonly titles: string
  readonly routes: readonly RouteManifest[]
  readonly boot?: BootPolicy
  readonly needs: ReleaseNeeds
  readonly src: Readonly<Record<string, string>>
}

/** A file with its integrity. */
export type HashedFile = readonly [file: string, integrity: string]

/**
 * What a remote's own keys sign of a release: all that selecting, preloading and loading need. It lies beside
 * release.json as `release.sig.json`, an envelope of kind `release`.
 */
export interface ReleaseRecord {
  /** Folder relative to a base, with a slash at its end: `r/weather/1.2.0-abcd/`. */
  readonly path: string
  /** `sha256-…` of the release.json this was copied from. */
  readonly rel: string
  /** Container name, unique to the release. */
  readonly mf: string
  readonly entry: HashedFile
  /** Exposed module → the files its first screen needs. */
  readonly hot: Readonly<Record<string, readonly HashedFile[]>>
  /** Language → its texts chunk. */
  readonly texts: Readonly<Record<string, HashedFile>>
  readonly titles: HashedFile
  readonly needs: ReleaseNeeds
  /** Always empty: no release declares the state it stores. Written for shells that ask for it. */
  readonly state: Readonly<Record<string, never>>
  readonly routes: readonly RouteManifest[]
}

/**
 * A release as a channel names it: the record with its signatures, so that a page needs no further request. The signed
 * text is the record as JSON; both sides write it with `JSON.stringify`, which keeps the order of the keys.
 */
export interface ChannelRelease extends ReleaseRecord {
  readonly s: readonly Signature[]
}

/** Which devices a rule is for; a condition that is left out is met by all. */
export interface When {
  readonly brand?: readonly string[]
  readonly os?: readonly string[]
  /** Range of app versions. */
  readonly app?: string
}

/** Part of the devices, by a bucket that only grows with `pct`. */
interface Roll {
  readonly pct: number
  readonly salt: string
  /** Devices that run it keep it, no further ones get it. */
  readonly paused?: boolean
}

/** One line of a remote's ordered rules: the first that fits decides. */
export interface Rule {
  readonly id: string
  readonly when?: When
  /** `<version>-<build>`. */
  readonly use: string
  readonly roll?: Roll
}

export interface ChannelRemote {
  readonly rules: readonly Rule[]
  readonly fallback: readonly string[]
  /** Set from the release that everybody gets. `waitMs`: how long a start waits for the server's document. */
  readonly boot?: { readonly policy: BootPolicy; readonly waitMs: number }
  /** Open pages swap without waiting for an idle user. */
  readonly swap?: 'now'
  /** `<version>-<build>` → nonce; a new one ends the release's quarantine on devices. */
  readonly retry?: Readonly<Record<string, number>>
}

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
export interface ChannelDocument {
  readonly t: 'channel'
  readonly channel: string
  /** Raised only when the history begins again; compared before `seq`. */
  readonly epoch: number
  readonly seq: number
  readonly at: string
  readonly exp: string
  /** `sha256-…` of the log entry before this one, empty for the first. */
  readonly prev: string
  readonly by: string
  readonly why: string
  /** Always empty: pages load from their own origin. Written for shells that ask for it. */
  readonly bases: readonly []
  /** Seconds between polls of a visible page, and their scatter (0–1). */
  readonly poll: { readonly visible: number; readonly jitter: number }
  readonly remotes: Readonly<Record<string, ChannelRemote>>
  /** `<remote>@<version>-<build>` → the release. */
  readonly releases: Readonly<Record<string, ChannelRelease>>
  readonly revoked: readonly string[]
  /** Remote → its minimum version: what any device may still run. The name is the wire's. */
  readonly floor: Readonly<Record<string, string>>
  /** Pages with an older shell than `min` reload. `urgent` is written for shells that ask for it. */
  readonly shell: { readonly min: string; readonly urgent: false }
  /** Left out, it opens nothing. */
  readonly access?: Access
}
