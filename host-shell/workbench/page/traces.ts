import { brand } from '@companion/shared/brand/current'
import { hostKind } from '@companion/shared/bridge/app'
import { sessionState } from '@companion/shared/session/store'
import { remoteStates } from '@companion/shell/federation/remoteStates'
import { withParameters } from '../model/controls.ts'
import { readTrace, writeTrace, type Trace } from '../model/traceFile.ts'
import { forgetLoads, noTools, type Recorder } from './recorder.ts'
import { tabStore, userKey } from './user.ts'

/**
 * Returns this tab's traffic so far as a trace file with metadata. The file contains no secrets and no
 * personal data.
 */
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

/** Returns the brand's package name, which selects the brand on any host. */
const packageOf = (id: string) => companion.page.brands.find((one) => one.id === id)?.packageName ?? ''

/** `step`: each response waits until it's released. `play`: responses don't wait. */
export type Mode = 'step' | 'play'

/**
 * Returns the URL that replays a step of a trace, with recorded responses instead of those of the API and the
 * app. A query parameter selects the brand, because the replay can run on a different host than the
 * recording.
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

/**
 * Replays a trace from its last step, which shows its final screen. Throws if the text isn't a valid trace.
 */
export function openTrace(win: Window, text: string): void {
  const trace = readTrace(text)
  tabStore.set(kept, text)
  forgetLoads()
  tabStore.remove(userKey)
  win.location.assign(addressOfStep(win, trace, trace.steps.length - 1, 'step'))
}
