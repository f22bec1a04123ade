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
  /**
   * The server's current channel document. Undefined if it wasn't requested. Resolves to null on failure or
   * timeout.
   */
  news: Promise<string | null> | undefined
  /** The accent colour from the app, unvalidated. */
  readonly color: string | undefined
  /**
   * Shows the failure page unless the page has rendered. The shell replaces this function with one that
   * dispatches to its boot sequence.
   */
  lost: () => void
  readonly titles: Record<string, Promise<Response>>
  /** Early requests of the first screen. QA tools clear them, so that the requests go through the tools. */
  sent?: readonly EarlyResponse[] | undefined
}

/** Configuration of release health reports. */
export interface HealthConfig {
  /** OTLP/HTTP collector: `https://otel.example`, or `/` for the page's own origin. */
  readonly endpoint?: string
  /**
   * Fraction of devices that send reports (0–1). A device is always in or always out. All devices send if
   * absent.
   */
  readonly sample?: number
}

/** Settings of the deployment. They're written into the HTML document as data. */
export interface PageConfig {
  /** Base URL of the API. If empty, it's derived from the page's host. `/` is the page's own origin. */
  readonly apiBase: string
  /** Brand → API base URL, for brands that have their own. */
  readonly apiBases?: Readonly<Record<string, string>>
  readonly channel: string
  /**
   * Version of the interface between the HTML document and the shell's script
   * (`release-protocol/shellRelease.ts`).
   */
  readonly contract?: string
  /**
   * Base URLs of release files on other hosts. The page's content security policy allows them (`settings
   * --base`).
   */
  readonly bases?: readonly string[]
  /** URL and integrity of the shell's stylesheet, set by the build. */
  readonly frame?: { readonly url: string; readonly integrity: Integrity }
  /** SHA-384 of the bridge and mirrors chunks, which are in the stylesheet's folder. */
  readonly bridge?: string
  readonly mirrors?: string
  /** The shell's translation files, in the format of a release. */
  readonly words?: WithWords
  /** Overrides for live release timings, in milliseconds. */
  readonly live?: Partial<Timings>
  /** Configuration of release health reports. If absent, reports go only to an app that accepts them. */
  readonly health?: HealthConfig
  /**
   * Whether the page installs a service worker, so that return visits start from its cache. Ignored if the
   * engine doesn't support one.
   */
  readonly worker?: boolean
  /** Overrides for timeouts, in milliseconds. */
  readonly limits?: Partial<Record<keyof typeof limits, number>>
}

/**
 * Data that the deployment writes into the HTML document. It's part of the boot script, so the script's hash
 * in the content security policy covers it.
 */
export interface PageData {
  readonly config: PageConfig
  /** The brands that this deployment can show. The first one is used for unknown hosts. */
  readonly brands: readonly Brand[]
  readonly releases: EmbeddedReleases
}

/**
 * Loads release files if the channel lists bases (`federation/mirrors.ts`). A URL may be on any of the bases.
 */
interface Mirrors {
  /** Number of attempts per file that the container loader makes. */
  readonly tries: number
  /**
   * Returns the URL for the next attempt. `tries` is that attempt's number, starting at 1. From 2 on, the
   * previous URL is treated as failed.
   */
  readonly placeOf: (url: string, tries: number) => string
  /** Runs the script with this hash, from the first base that serves it. */
  readonly run: (url: string, integrity: Integrity) => Promise<void>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** Interface to a prerendered screen, used until React has hydrated it. */
interface BroughtScreen {
  /**
   * Release to hydrate, `<remote>@<version>-<build>`. Undefined if the screen doesn't fit this visitor or
   * shell.
   */
  release: ReleaseRef | undefined
  /** Reverts DOM changes by third parties, because React can hydrate only the markup that the build wrote. */
  readonly undo: () => void
  /**
   * Called with `false` when the page has rendered, and with `true` when the screen's remote has. Replays
   * earlier clicks on that part. If React re-rendered the screen, also copies typed text into the new fields.
   */
  readonly replay: (ofRemote: boolean) => void
}

/**
 * Shared state of the HTML document's inline scripts, the shell and the container loaders. The first inline
 * script creates it (`engineCheck.ts`). Otherwise an element with this `id` could take its place (HTML,
 * "named access on the Window object").
 */
export interface Boot extends SharedBoot {
  /** Sends a notice to the app before the bridge has loaded. Returns true if it was sent (`tellApp.ts`). */
  readonly tellApp: (method: string, params: object) => true | undefined
  /** URL → number of requests so far. Each retry appends a different query (`build/hashesRuntime.ts`). */
  readonly attempts: Record<string, number>
  /**
   * `<container>/<file>` → hash of a file in the page's language. The entries come from the HTML document and
   * from scripts that have run. The container loader adds them to its own (`build/hashesRuntime.ts`).
   */
  readonly hashes: Record<string, Integrity>
  /**
   * URL of a failed file → the promise that fetches it again past all caches (`headScript.ts`). Rejects if
   * the server's file doesn't match the hash either.
   */
  reloads: Record<string, Promise<unknown>>
  /**
   * Sets the bases from which release scripts may run (`headScript.ts`). Only the shell calls it, because
   * only the shell has verified the signature on the bases.
   */
  allowBases?: (bases: readonly string[]) => void
  /** Tokens from the URL. Removed once the session has stored them and the page has rendered. */
  tokens?: Omit<TakenTokens, 'search'>
  /** The running shell's release, `<version>-<build>`, if it isn't the HTML document's own shell. */
  shell?: ShortRef
  /** Runs the HTML document's own shell. Set only if the prerendered screen must paint first. */
  startShell?: () => void
  /**
   * When the user opened the page, in milliseconds on the clock of `performance.now()`. Missing unless the
   * browser prerendered the page, and until the user opens it.
   */
  openedAt?: number | undefined
  /**
   * Runs a task at once, or when the user opens the page that the browser prerenders. Then the task gets the
   * event (`bootScript.ts`). A prerendered page can be discarded, so it sends nothing until then.
   */
  whenOpened?: (task: (event?: Event) => void) => void
  /** Starts the preloads that wait for the prerendered screen's first paint (`bootScript.ts`). */
  preload?: () => void
  /** Data that the deployment wrote into the HTML document. Not yet set in scripts before the boot script. */
  readonly page: PageData
  /** Results and requests of the boot script. Missing until that script ends, and if it throws. */
  start?: BootData
  /**
   * Scroll position in CSS pixels to restore once the page is long enough (`bootScript.ts`). 0 if there's
   * none.
   */
  scrollTop?: number | undefined
  /** The prerendered screen (`prerenderedScript.ts`). Absent in HTML documents without one. */
  screen?: BroughtScreen
  /** True if `pageReady` has already been sent to the app for the prerendered screen. */
  pageReady?: true | undefined
  /** Set once the channel lists bases (`federation/mirrors.ts`). */
  mirrors?: Mirrors
}

declare global {
  // eslint-disable-next-line no-var
  var companion: Boot
  interface Window {
    /** webpack's global, to which the shell's chunks add their modules. */
    webpackChunkshell?: unknown
  }
}
