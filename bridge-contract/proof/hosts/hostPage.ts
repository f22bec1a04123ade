import { openClients } from '../../generate/conformance/clients.ts'
import type { Bridge } from '../../index.ts'
import { follow, receiveOf, type Receive } from '../kit.ts'
import { settled, testWindow, type TestWindow } from '../window.ts'

/**
 * How an app's methods answer: with their example (`now` or `later`), with a `wrong` value, `never`, with an
 * exception (`throw`), or with this refusal code.
 */
type Mode = 'now' | 'later' | 'throw' | 'wrong' | 'never' | (string & Record<never, never>)

/** The interface through which these tests use generated code in any language. */
export interface HostApp {
  mode: Mode
  /** The calls of the app's methods since the test last cleared this list. */
  readonly seen: (readonly [name: string, params: unknown])[]
  readonly startScript: string
  /** Installs the app's web view objects in the page. */
  open(win: object, address: () => string): void
  /** The dropped events reported to the app. */
  readonly dropped: (readonly [name: string, path: string])[]
  /** Sends an event. Returns whether it was sent. */
  tell(name: string, data: unknown): boolean
  /** Returns whether the app's navigation rules allow a URL. */
  isOurs(address: string): boolean
}

/** An app's additional origins, and whether the app is a debug build. */
interface Debugging {
  readonly origins: readonly string[]
  readonly isDebugBuild: boolean
}

/** Creates an app whose scripts run in a page. By default it is a release build without additional origins. */
export type MakeApp = (evaluate: (script: string) => void, debugging?: Debugging) => HostApp

/** Runs a script as an app's web view does. */
export function evaluate(win: object, script: string): void {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what a web view does
  new Function('window', script)(win)
}

export const host = 'm.metawatch.example'

export interface HostPage extends TestWindow {
  readonly app: HostApp
  readonly bridge: Bridge
  /** A client without the nonce. */
  readonly stranger: Bridge
  readonly receive: Receive
  /** The page's URL, as the web view reports it to the app. */
  address: string
  /** Waits until all immediate work is done. */
  settle(): Promise<void>
}

/** Opens a page in an app, with the page's own client. */
export function pageIn(make: MakeApp, debugging?: Debugging): HostPage {
  const page = testWindow({ location: { origin: `https://${host}` } })
  const app = make((script) => evaluate(page.win, script), debugging)
  evaluate(page.win, app.startScript)
  const at = { address: `https://${host}/app?x=|` }
  app.open(page.win, () => at.address)
  const clients = openClients(page.win)
  const opened = { ...page, app, ...clients, receive: receiveOf(page.win), settle: settled }
  return Object.defineProperty(opened as HostPage, 'address', {
    get: () => at.address,
    set(address: string) {
      at.address = address
    },
  })
}

/** Returns the outcome of a call after all promises that can settle have settled. */
export async function endIn({ settle }: HostPage, call: Promise<unknown>) {
  const followed = follow(call)
  await settle()
  await settle()
  return followed.end()
}
