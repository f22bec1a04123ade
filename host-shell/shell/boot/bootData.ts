import type * as limits from '@companion/shared/limits'
import type { Brand } from '@companion/shared/brand/brand'
import type { EarlyResponse } from '@companion/shared/http/earlyFetch'
import type { Flags } from '@companion/shared/flags/parse'
import type { TakenTokens } from '@companion/shared/session/address'
import type { EmbeddedReleases } from '@companion/release-protocol/channelDocument'
import type { Timings } from '@companion/release-protocol/timings'
import type { WithWords } from './preload.ts'

export interface BootData {
  readonly flags: Flags
  readonly brand: Brand
  readonly lang: string
  /** The release document's text as the server has it, where the page has asked; null when it cannot be had in time. */
  news: Promise<string | null> | undefined
  /** The app's own accent colour, as it writes it. */
  readonly color: string | undefined
  /** Shows the failure page as long as nothing else is there; the shell puts its boot sequence in between. */
  lost: () => void
  readonly titles: Record<string, Promise<Response>>
  /** Of the screen that the address opens; QA tools take it away. */
  sent: readonly EarlyResponse[] | undefined
}

/** Where a page reports to how releases do. */
export interface HealthConfig {
  /** A collector of OpenTelemetry over HTTP: `https://otel.example`, `/` for the page's own origin. */
  readonly endpoint?: string
  /** Part of the devices that report (0–1), the same ones always; all without it. */
  readonly sample?: number
}

/** Values the deployment writes into the document, as data. */
export interface PageConfig {
  /** Base of the API; empty means that the page's host decides, `/` the page's own origin. */
  readonly apiBase: string
  /** Brand → base of its API, where that is another. */
  readonly apiBases?: Readonly<Record<string, string>>
  readonly channel: string
  /** Version of what the document gives to a shell's script (`release-protocol/shellRelease.ts`). */
  readonly contract?: string
  /** Bases of release files at other hosts that the page's policy lets in (`settings --base`). */
  readonly bases?: readonly string[]
  /** Address and integrity of the shell's stylesheet; the build knows it. */
  readonly frame?: { readonly url: string; readonly integrity: string }
  /** SHA-384 of the chunks of the bridge and of mirrors, which lie beside it. */
  readonly bridge?: string
  readonly mirrors?: string
  /** The shell's words, as a release names its own. */
  readonly words?: WithWords
  /** A rhythm of live releases other than the usual one, in milliseconds. */
  readonly live?: Partial<Timings>
  /** Reports of how releases do. Absent: an app that takes them is told, and nobody else. */
  readonly health?: HealthConfig
  /** Return visits start from what a service worker stores, where the engine has any. */
  readonly worker?: boolean
  /** Limits of waiting other than the usual ones, in milliseconds. */
  readonly limits?: Partial<Record<keyof typeof limits, number>>
}

/** What the deployment writes into the document: part of the boot script, so that its hash in the policy covers it. */
export interface PageData {
  readonly config: PageConfig
  /** The brands it can show, the one that serves unknown hosts first. */
  readonly brands: readonly Brand[]
  readonly releases: EmbeddedReleases
}

/** How release files are had where the channel names bases (`federation/mirrors.ts`); addresses are those at any base. */
interface Mirrors {
  /** How often the loader of a container is to ask for a file. */
  readonly tries: number
  /** Where it is to ask for a file. After the first of its `tries`, it was not to be had where it was asked for last. */
  readonly placeOf: (url: string, tries: number) => string
  /** Runs a script with this hash from the first base that has it. */
  readonly run: (url: string, integrity: string) => Promise<void>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** What the page does with a prerendered screen until React has hydrated it. */
interface BroughtScreen {
  /** `<remote>@<version>-<build>`, to be hydrated; undefined where the screen is not for this visitor or this shell. */
  release: string | undefined
  /** Takes back what others have changed in its markup: React reads the markup as the build has written it. */
  readonly undo: () => void
  /**
   * The page is there (`false`), or the screen's remote is (`true`): presses once more what was pressed of it before, and
   * gives a screen that React has rendered anew what was typed into the one before.
   */
  readonly replay: (ofRemote: boolean) => void
}

declare global {
  // eslint-disable-next-line no-var
  var companionPage: PageData
  /** Lets scripts of releases in from these bases, instead of those before. Only the shell knows which are signed. */
  // eslint-disable-next-line no-var
  var companionAllowBases: ((bases: readonly string[]) => void) | undefined
  // eslint-disable-next-line no-var
  var companionMirrors: Mirrors | undefined
  /**
   * `<container>/<file>` → hash of files of the page's language: from its own document, and from files that have run. The
   * loader of a container takes them as its own (`build/hashesRuntime.ts`).
   */
  // eslint-disable-next-line no-var
  var companionHashes: Record<string, string> | undefined
  /** How often each file has been asked for: each further time under another address (`build/hashesRuntime.ts`). */
  // eslint-disable-next-line no-var
  var companionTries: Record<string, number> | undefined
  /** Address of a file that has failed → it is being fetched past all caches; rejects where it has wrong bytes at its source, too. */
  // eslint-disable-next-line no-var
  var companionAnew: Record<string, Promise<unknown>> | undefined
  interface Window {
    /** Tokens the address carried; they are here until the session has taken them and the page is drawn. */
    companionTokens?: Omit<TakenTokens, 'search'>
    companionStart?: BootData
    /** Runs the document's own shell, where its screen is to be painted first. */
    companionLoad?: () => void
    /** Begins the downloads that wait for that. */
    companionShown?: () => void
    /** `<version>-<build>` of the shell that runs instead of the document's own. */
    companionShell?: string
    /** The screen that the document has brought (`prerenderedScript.ts`); absent in documents without one. */
    companionScreen?: BroughtScreen
    /** How far down the page is to be scrolled once it is long enough (`bootScript.ts`); 0 where it need not be. */
    companionTop?: number | undefined
    /** Sends a notice to the app before the bridge is there, and returns whether it was sent (`tellApp.ts`). */
    companionTell?: (method: string, params: object) => true | undefined
    /** The app has had `pageReady` for the screen of the document. */
    companionReady?: true | undefined
    /** Where the files of a shell hand in their modules (webpack). */
    webpackChunkshell?: unknown
  }
}
