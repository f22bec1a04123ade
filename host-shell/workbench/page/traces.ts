import { brand } from '@companion/shared/brand/current'
import { hostKind } from '@companion/shared/bridge/app'
import { sessionState } from '@companion/shared/session/store'
import { remoteStates } from '@companion/shell/federation/remoteStates'
import { withParameters } from '../model/controls.ts'
import { readTrace, writeTrace, type Trace } from '../model/traceFile.ts'
import { forgetLoads, noTools, type Recorder } from './recorder.ts'
import { tabStore, userKey } from './user.ts'

/** Writes this tab's traffic so far as a trace file, with metadata and without secrets and personal data. */
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
        Object.entries(remoteStates).map(([remote, { shown }]) => [remote, shown]),
      ),
      bridge: hostKind(),
      date: new Date().toISOString(),
      signedIn: sessionState.token !== '',
    },
    ...traffic,
  })
}

/** Storage key of the trace that a tab replays. */
export const kept = 'companion.qa.trace'

/** The brand's package name, which selects that brand on any host. */
const packageOf = (id: string) => companion.page.brands.find((one) => one.id === id)?.packageName ?? ''

/** Whether responses wait to be released one by one. */
export type Mode = 'step' | 'play'

/**
 * The address that replays a step of a trace, with recorded responses in place of the API's and the app's.
 * The phone's host selected the brand; here a parameter does.
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

/** Replays a trace from its last step, which shows its final screen. Throws if the text is invalid. */
export function openTrace(win: Window, text: string): void {
  const trace = readTrace(text)
  tabStore.set(kept, text)
  forgetLoads()
  tabStore.remove(userKey)
  win.location.assign(addressOfStep(win, trace, trace.steps.length - 1, 'step'))
}
