import { recordTrace, replayTrace } from '@companion/bridge-contract/fake/recording'
import type { Answers } from '@companion/bridge-contract/fake/options'
import { brand } from '@companion/shared/brand/current'
import { hostKind, trace as bridgeTrace } from '@companion/shared/bridge/app'
import { sessionState } from '@companion/shared/session/store'
import { remoteStates } from '../../remotes/remoteStates.ts'
import { toolNames, withParameters } from '../model/controls.ts'
import { withoutStars } from '../model/redact.ts'
import { readTrace, writeTrace, type ApiCall, type Trace } from '../model/traceFile.ts'
import type { Answering } from './apiTap.ts'
import { tabStore, userKey } from './user.ts'

const noTools = Object.fromEntries(toolNames.map((name) => [name, '']))

/** The traffic of this page so far as a file: without secrets and personal data, with where it was recorded. */
export function recordPage(win: Window, api: readonly ApiCall[]): string {
  // A replay has tools of its own, and a position is personal.
  const cleared = { ...noTools, qa: '' }
  const { pathname, search } = new URL(withParameters(win.location.href, cleared))
  return writeTrace({
    head: {
      trace: 1,
      address: pathname + search,
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
    api,
    bridge: bridgeTrace(),
  })
}

const kept = 'companion.qa.trace'

/** The brand's package name, by which any host shows that brand. */
const packageOf = (id: string) => companionPage.brands.find((one) => one.id === id)?.packageName ?? ''

/**
 * Opens the address of a trace with its answers in place of the API's and the app's. Throws what is wrong with the text.
 * A phone's own host names the brand; here the address does.
 */
export function openTrace(win: Window, text: string): void {
  const { head } = readTrace(text)
  tabStore.set(kept, text)
  const at = new URL(head.address, win.location.origin).href
  const values = {
    ...noTools,
    ...(head.bridge.startsWith('ios') && { platform: 'ios' }),
    bridge: head.bridge === 'none' ? 'none' : 'emulator',
    appName: packageOf(head.brand),
    lang: head.lang,
    user: head.signedIn ? 'refused' : 'none',
    qa: '1',
    replay: 'step',
  }
  tabStore.remove(userKey)
  win.location.assign(withParameters(at, values))
}

/** A trace that is being replayed. */
export interface Replay {
  readonly trace: Trace
  /** What waits for its answer, in the order of asking. */
  readonly waiting: readonly string[]
  /** What the page has asked for and the trace does not have. */
  readonly missing: readonly string[]
  /** Gives the first that waits its answer. */
  readonly next: () => void
  /** Gives all their answers at once, from now on too. */
  readonly play: () => void
  readonly listen: (listener: () => void) => () => void
  readonly answering: Answering
  readonly answers: Answers
}

/** Lets answers through one by one, or all. */
function createGate(stepwise: boolean) {
  const listeners = new Set<() => void>()
  const waiting: { readonly name: string; readonly open: () => void }[] = []
  let isOpen = !stepwise
  const changed = () => listeners.forEach((listener) => listener())
  return {
    waiting,
    pass: (name: string) =>
      isOpen
        ? Promise.resolve()
        : new Promise<void>((open) => {
            waiting.push({ name, open })
            changed()
          }),
    next() {
      waiting.shift()?.open()
      changed()
    },
    play() {
      isOpen = true
      for (const { open } of waiting.splice(0)) open()
      changed()
    },
    changed,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const answerOf = ({ status, response }: ApiCall): Response => {
  // A call that never had an answer has none now.
  if (!status) throw new TypeError('Failed to fetch')
  const empty = status === 204 || status === 304
  const body = typeof response === 'string' ? response : JSON.stringify(response)
  return new Response(empty ? null : body, {
    status,
    headers: { 'content-type': typeof response === 'string' ? 'text/plain' : 'application/json' },
  })
}

const pathOf = (address: string) => address.replace(/\?.*/, '')

/** What is being replayed in this tab, where the address says so; undefined where it does not, or nothing is kept. */
export function replayOf(mode: string | null): Replay | undefined {
  const text = mode && tabStore.get(kept)
  if (!text) return undefined
  const trace = readTrace(text)
  const gate = createGate(mode === 'step')
  const left = new Map<string, ApiCall[]>()
  for (const call of trace.api) {
    const key = `${call.method} ${pathOf(call.path)}`
    left.set(key, [...(left.get(key) ?? []), call])
  }
  const missing: string[] = []
  const answering: Answering = async (method, path) => {
    const key = `${method} ${pathOf(path)}`
    await gate.pass(key)
    const list = left.get(key)
    // The last answer stays: a page may ask more often than the recorded one has.
    const call = list && list.length > 1 ? list.shift() : list?.[0]
    if (call) return answerOf(call)
    missing.push(key)
    gate.changed()
    return new Response('{"message":"not in the trace"}', {
      status: 404,
      headers: { 'content-type': 'application/json' },
    })
  }
  const recorded = replayTrace(recordTrace(trace.bridge)) as Record<string, () => unknown>
  const answers = Object.fromEntries(
    Object.entries(recorded).map(([name, give]) => [
      name,
      async () => {
        await gate.pass(`app: ${name}`)
        // The page checks what it gets: stars are no position.
        return withoutStars(give())
      },
    ]),
  ) as Answers
  return {
    trace,
    missing,
    get waiting() {
      return gate.waiting.map(({ name }) => name)
    },
    next: gate.next,
    play: gate.play,
    listen: gate.listen,
    answering,
    answers,
  }
}
