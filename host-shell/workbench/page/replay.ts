import { recordTrace, replayTrace } from '@companion/bridge-contract/fake/recording'
import type { Answers, FakeOptions } from '@companion/bridge-contract/fake/options'
import { languageChanged, safeAreaChanged, themeChanged } from '@companion/bridge-contract'
import { routeAt } from '@companion/shared/navigation/router'
import { ownOrigin, withoutStars } from '../model/redact.ts'
import { fromStep, readTrace, type ApiCall, type Trace, type TraceStep } from '../model/traceFile.ts'
import { untilAborted, type Answering } from './apiTap.ts'
import { addressOfStep, kept } from './traces.ts'
import { tabStore } from './user.ts'

/** A running replay of a trace. */
export interface Replay {
  readonly trace: Trace
  /** Index of the step at which the replay started. */
  readonly from: number
  /** Restarts the replay at another step. */
  readonly startAt: (step: number) => void
  /** Calls that wait for their responses, in the order of their requests. */
  readonly waiting: readonly string[]
  /** Calls that the page has made but the trace doesn't contain. */
  readonly missing: readonly string[]
  /** Releases the response of the first waiting call. */
  readonly next: () => void
  /** Releases all responses, including those of later calls. */
  readonly play: () => void
  readonly listen: (listener: () => void) => () => void
  readonly answering: Answering
  readonly answers: Answers
  /** State that the fake app reports at document start. */
  readonly state: NonNullable<FakeOptions['state']>
}

/** Creates a gate that releases responses one by one, or all at once. */
function createGate(stepwise: boolean) {
  const listeners = new Set<() => void>()
  const waiting: { readonly name: string; readonly open: () => void }[] = []
  let isOpen = !stepwise
  const changed = () => listeners.forEach((listener) => listener())
  return {
    waiting,
    isOpen: () => isOpen,
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

type Gate = ReturnType<typeof createGate>

const answerOf = ({ status, response }: ApiCall, { origin }: Location): Response => {
  // The recorded call had no response, so it fails like a request without a network.
  if (!status) throw new TypeError('Failed to fetch')
  const empty = status === 204 || status === 304
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  const body = text?.replaceAll(ownOrigin, origin)
  return new Response(empty ? null : body, {
    status,
    headers: { 'content-type': typeof response === 'string' ? 'text/plain' : 'application/json' },
  })
}

const kindOf = ({ method, path }: Pick<ApiCall, 'method' | 'path'>) => `${method} ${path.replace(/\?.*/, '')}`

/**
 * Returns a function that responds to API calls as recorded, starting at a step. The last response of each
 * kind is repeated.
 */
function answersOfApi(win: Window, { api }: Trace, start: TraceStep, gate: Gate) {
  const left = fromStep(api, start, kindOf)
  const missing: string[] = []
  const answering: Answering = async (method, path, signal) => {
    const kind = kindOf({ method, path })
    await gate.pass(kind)
    const list = left.get(kind) ?? []
    // Skips a response that the recorded page has aborted and requested again. This page would wait for it
    // forever.
    while (list[0]?.open && list.some(({ open }) => !open)) list.shift()
    const call = list.length > 1 ? list.shift() : list[0]
    if (call) return call.open ? untilAborted(signal) : answerOf(call, win.location)
    missing.push(kind)
    gate.changed()
    return new Response('{"message":"not in the trace"}', {
      status: 404,
      headers: { 'content-type': 'application/json' },
    })
  }
  return { missing, answering }
}

/** Returns the recorded replies to app calls. Calls without a reply stay pending. */
function answersOfApp({ bridge }: Trace, start: TraceStep, gate: Gate): Answers {
  const replies = bridge.filter(({ kind }) => kind === 'reply')
  const found = Array.from(fromStep(replies, start, ({ name }) => name).values()).flat()
  const recorded = replayTrace(recordTrace(found)) as Record<string, () => unknown>
  const asked = bridge.filter(
    ({ kind, name }) => kind === 'call' && !replies.some((reply) => reply.name === name),
  )
  return Object.fromEntries([
    ...asked.map(({ name }) => [name, () => new Promise(() => {})] as const),
    ...Object.entries(recorded).map(
      ([name, give]) =>
        [
          name,
          async () => {
            await gate.pass(`app: ${name}`)
            // Stars are replaced, because the page validates the reply and stars aren't a valid position, for
            // example.
            return withoutStars(give())
          },
        ] as const,
    ),
  ]) as Answers
}

const ofTheLook: readonly string[] = [themeChanged, safeAreaChanged, languageChanged].map(({ name }) => name)

/** Returns the theme, safe area and language that the app had last reported before the next step. */
function stateOfApp({ bridge, steps }: Trace, from: number): Replay['state'] {
  const end = steps[from + 1]?.at ?? Infinity
  const said = bridge.filter(
    ({ kind, name, outcome, at }) =>
      kind === 'event' && outcome === 'ok' && at < end && ofTheLook.includes(name),
  )
  return Object.fromEntries(said.map(({ name, data }) => [name, data]))
}

/**
 * When the page navigates to a payment provider, jumps to the next recorded load instead. Works only in
 * browsers with the Navigation API.
 */
function skipOtherPages(win: Window, next: () => string | undefined): void {
  const { navigation } = win as unknown as { readonly navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as Event & {
      readonly destination: { readonly url: string }
      readonly downloadRequest: string | null
    }
    const { protocol, origin, pathname } = new URL(destination.url)
    const isOurs = origin === win.location.origin && (routeAt(pathname) || pathname.startsWith('/isolate'))
    const address = next()
    if (isOurs || downloadRequest !== null || !protocol.startsWith('http') || !address) return
    event.preventDefault()
    win.location.assign(address)
  })
}

/** Returns this tab's replay. Returns undefined if the URL doesn't request one or if no trace is stored. */
export function replayOf(win: Window, asked: string): Replay | undefined {
  const [, mode = '', step = ''] = /^(step|play)-(\d+)$/.exec(asked) ?? []
  const text = mode && tabStore.get(kept)
  const trace = text ? readTrace(text) : undefined
  const from = Number(step) - 1
  const start = trace?.steps[from]
  if (!trace || !start) return undefined
  const gate = createGate(mode === 'step')
  const addressAt = (at: number) => addressOfStep(win, trace, at, gate.isOpen() ? 'play' : 'step')
  skipOtherPages(win, () => {
    const at = trace.steps.findIndex(({ load }, index) => load && index > from)
    return at < 0 ? undefined : addressAt(at)
  })
  return {
    trace,
    from,
    startAt: (at) => win.location.assign(addressAt(at)),
    get waiting() {
      return gate.waiting.map(({ name }) => name)
    },
    next: gate.next,
    play: gate.play,
    listen: gate.listen,
    ...answersOfApi(win, trace, start, gate),
    answers: answersOfApp(trace, start, gate),
    state: stateOfApp(trace, from),
  }
}
