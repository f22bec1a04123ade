import { openClients } from '../../generate/conformance/clients.ts'
import type { Bridge } from '../../index.ts'
import { receiveOf, type Receive } from '../kit.ts'
import { settled, testWindow, type TestWindow } from '../window.ts'

/** How an app's methods answer: by their examples, by a refusal's code, or in a way no app should. */
type Mode = 'now' | 'later' | 'throw' | 'wrong' | 'never' | (string & Record<never, never>)

/** What generated code shows of itself to these tests, whatever its language. */
export interface HostApp {
  mode: Mode
  /** What the app's methods were called with since the last look. */
  readonly seen: (readonly [name: string, params: unknown])[]
  readonly startScript: string
  /** Puts what the app's web view has into the page; what it evaluates there is passed on. */
  open(win: object, address: () => string): void
  /** Events that the app was told were not sent. */
  readonly dropped: (readonly [name: string, path: string])[]
  /** Sends an event; gives whether it was sent. */
  tell(name: string, data: unknown): boolean
}

/** Makes an app whose scripts run in a page. */
export type MakeApp = (evaluate: (script: string) => void) => HostApp

/** Runs what an app has its web view evaluate. */
export function evaluate(win: object, script: string): void {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what a web view does
  new Function('window', script)(win)
}

export const host = 'm.metawatch.example'

export interface HostPage extends TestWindow {
  readonly app: HostApp
  readonly bridge: Bridge
  /** A client that does not have the nonce. */
  readonly stranger: Bridge
  readonly receive: Receive
  /** Where the page is, as the web view tells the app. */
  address: string
  /** Waits until all that is due at once has happened. */
  settle(): Promise<void>
}

/** A page in an app, with the page's own client on it. */
export function pageIn(make: MakeApp): HostPage {
  const page = testWindow({ location: { origin: `https://${host}` } })
  const app = make((script) => evaluate(page.win, script))
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
