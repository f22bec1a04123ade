import { brand } from '@companion/shared/brand/current'
import { hostKind } from '@companion/shared/bridge/app'
import { sessionState } from '@companion/shared/session/store'
import { remoteStates } from '@companion/shell/federation/remoteStates'
import { withParameters } from '../model/controls.ts'
import { readTrace, writeTrace, type Trace } from '../model/traceFile.ts'
import { forgetLoads, noTools, type Recorder } from './recorder.ts'
import { tabStore, userKey } from './user.ts'

/** What this tab has asked so far as a file: without secrets and personal data, with where it was recorded. */
export function recordPage(win: Window, recorder: Recorder): string {
  const traffic = recorder.read()
  return writeTrace({
    head: {
      trace: 1,
      address: traffic.steps[traffic.steps.length - 1]?.address ?? '/',
      brand: brand().id,
      lang: sessionState.lang,
      userAgent: win.navigator.userAgent,
      viewport: `${win.innerWidth}×${win.innerHeight}`,
      releases: Object.fromEntries(
        Object.entries(remoteStates).map(([remote, { release }]) => [remote, release]),
      ),
      bridge: hostKind(),
      date: new Date().toISOString(),
      signedIn: sessionState.token !== '',
    },
    ...traffic,
  })
}

/** Under which a tab keeps what it replays. */
export const kept = 'companion.qa.trace'

/** The brand's package name, by which any host shows that brand. */
const packageOf = (id: string) => companionPage.brands.find((one) => one.id === id)?.packageName ?? ''

/** Answers wait to be let through one by one, or do not. */
export type Mode = 'step' | 'play'

/**
 * The address at which a step of a trace is replayed: with its answers in place of the API's and the app's. A phone's own
 * host names the brand; here the address does.
 */
export function addressOfStep({ location }: Window, { head, steps }: Trace, at: number, mode: Mode): string {
  return withParameters(new URL(steps[at]!.address, location.origin).href, {
    ...noTools,
    ...(head.bridge.startsWith('ios') && { platform: 'ios' }),
    bridge: head.bridge === 'none' ? 'none' : 'emulator',
    appName: packageOf(head.brand),
    lang: head.lang,
    user: head.signedIn ? 'refused' : 'none',
    qa: '1',
    replay: `${mode}-${at + 1}`,
  })
}

/** Replays a trace from its last step on, which shows the screen that it ends with. Throws what is wrong with the text. */
export function openTrace(win: Window, text: string): void {
  const trace = readTrace(text)
  tabStore.set(kept, text)
  forgetLoads()
  tabStore.remove(userKey)
  win.location.assign(addressOfStep(win, trace, trace.steps.length - 1, 'step'))
}
