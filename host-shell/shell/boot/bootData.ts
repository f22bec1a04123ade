import type * as limits from '@companion/shared/limits'
import type { Brand } from '@companion/shared/brand/brand'
import type { EarlyResponse } from '@companion/shared/http/earlyFetch'
import type { SharedBoot } from '@companion/shared/platform/boot'
import type { Flags } from '@companion/shared/flags/parse'
import type { TakenTokens } from '@companion/shared/session/address'
import type { EmbeddedReleases, Integrity } from '@companion/release-protocol/channelDocument'
import type { Timings } from '@companion/release-protocol/timings'
import type { ReleaseRef, ShortRef } from '@companion/release-protocol/releaseRef'
import type { WithWords } from './preload.ts'

export interface BootData {
  readonly flags: Flags
  readonly brand: Brand
  readonly lang: string
  /** The server's current release document; undefined if not requested, null if it fails or is late. */
  news: Promise<string | null> | undefined
  /** The accent colour from the app, unvalidated. */
  readonly color: string | undefined
  /** Shows the failure page unless the page has rendered; the shell replaces it with its boot sequence. */
  lost: () => void
  readonly titles: Record<string, Promise<Response>>
  /** Early requests of the first screen; QA tools remove them. */
  sent: readonly EarlyResponse[] | undefined
}

/** Where the page reports release health. */
export interface HealthConfig {
  /** OTLP/HTTP collector: `https://otel.example`, or `/` for the page's own origin. */
  readonly endpoint?: string
  /** Fraction of devices that report (0–1), always the same ones. All devices if absent. */
  readonly sample?: number
}

/** Values the deployment writes into the document as data. */
export interface PageConfig {
  /** API base. Empty: derived from the page's host. `/`: the page's own origin. */
  readonly apiBase: string
  /** Brand → API base, for brands with a different one. */
  readonly apiBases?: Readonly<Record<string, string>>
  readonly channel: string
  /**
   * Version of the interface between the document and the shell's script
   * (`release-protocol/shellRelease.ts`).
   */
  readonly contract?: string
  /** Bases for release files on other hosts that the page's policy allows (`settings --base`). */
  readonly bases?: readonly string[]
  /** URL and integrity of the shell's stylesheet, set by the build. */
  readonly frame?: { readonly url: string; readonly integrity: Integrity }
  /** SHA-384 of the bridge and mirrors chunks, which are next to the stylesheet. */
  readonly bridge?: string
  readonly mirrors?: string
  /** The shell's text files, described as in a release. */
  readonly words?: WithWords
  /** Overrides for live release timings, in milliseconds. */
  readonly live?: Partial<Timings>
  /** Release health reports. If absent, only an app that accepts them gets them. */
  readonly health?: HealthConfig
  /** Whether return visits start from a service worker's storage, if the engine supports one. */
  readonly worker?: boolean
  /** Overrides for timeouts, in milliseconds. */
  readonly limits?: Partial<Record<keyof typeof limits, number>>
}

/**
 * What the deployment writes into the document: part of the boot script, so that its hash in the policy
 * covers it.
 */
export interface PageData {
  readonly config: PageConfig
  /** The brands this deployment can show; the first one serves unknown hosts. */
  readonly brands: readonly Brand[]
  readonly releases: EmbeddedReleases
}

/** How release files load when the channel names bases (`federation/mirrors.ts`). URLs may use any base. */
interface Mirrors {
  /** Number of attempts the container loader makes per file. */
  readonly tries: number
  /** The URL for the next attempt. After the first of its `tries`, the previous URL counts as failed. */
  readonly placeOf: (url: string, tries: number) => string
  /** Runs the script with this hash from the first base that has it. */
  readonly run: (url: string, integrity: Integrity) => Promise<void>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** What the page does with a prerendered screen until React has hydrated it. */
interface BroughtScreen {
  /**
   * `<remote>@<version>-<build>` to hydrate; undefined if the screen doesn't fit this visitor or this shell.
   */
  release: ReleaseRef | undefined
  /** Reverts DOM changes by third parties, because React expects the markup the build wrote. */
  readonly undo: () => void
  /**
   * Called when the page has rendered (`false`) and when the screen's remote has (`true`). Replays earlier
   * clicks on that part. If React re-rendered the screen, also restores typed text.
   */
  readonly replay: (ofRemote: boolean) => void
}

/**
 * What the document's inline scripts, the shell and the containers' loaders pass on to each other. The first
 * script creates it (`engineCheck.ts`), so no element can stand in for it by its `id` (HTML, "named access on
 * the Window object").
 */
export interface Boot extends SharedBoot {
  /** Sends a notice to the app before the bridge has loaded; true if sent (`tellApp.ts`). */
  readonly tellApp: (method: string, params: object) => true | undefined
  /** Requests per URL so far; each retry uses a different URL (`build/hashesRuntime.ts`). */
  readonly attempts: Record<string, number>
  /**
   * `<container>/<file>` → hash of the files in the page's language, from the document and from files that
   * have run. The container loader uses them as its own (`build/hashesRuntime.ts`).
   */
  readonly hashes: Record<string, Integrity>
  /**
   * URL of a failed file → its fetch past all caches (`headScript.ts`); rejects if the source has the wrong
   * bytes as well.
   */
  reloads: Record<string, Promise<unknown>>
  /**
   * Sets the bases from which release scripts may run (`headScript.ts`). Only the shell knows which ones are
   * signed.
   */
  allowBases?: (bases: readonly string[]) => void
  /** Tokens from the address, kept until the session has taken them and the page is drawn. */
  tokens?: Omit<TakenTokens, 'search'>
  /** `<version>-<build>` of the shell that runs instead of the document's own. */
  shell?: ShortRef
  /** Runs the document's own shell. Set if the document's screen must paint first. */
  startShell?: () => void
  /** Starts the preloads that wait for that paint (`bootScript.ts`). */
  preload?: () => void
  /** What the deployment wrote into the document. Earlier scripts than the boot script run without it. */
  readonly page: PageData
  /** What the boot script has parsed and requested. Missing until it ends. */
  start?: BootData
  /** Scroll position to restore once the page is long enough (`bootScript.ts`); 0 if none is pending. */
  scrollTop?: number | undefined
  /** The document's prerendered screen (`prerenderedScript.ts`); absent in documents without one. */
  screen?: BroughtScreen
  /** The app has received `pageReady` for the document's screen. */
  pageReady?: true | undefined
  /** Set once the channel names bases (`federation/mirrors.ts`). */
  mirrors?: Mirrors
}

declare global {
  // eslint-disable-next-line no-var
  var companion: Boot
  interface Window {
    /** Where a shell's chunks register their modules (webpack). */
    webpackChunkshell?: unknown
  }
}
