import type { BridgeOptions } from '../client/bridge.ts'
import { settled, testWindow, type TestWindow } from './window.ts'

/** The library under test: the package as a page imports it, or a mutant. */
export type Library = typeof import('../index.ts')

/** Test cases by their statements about the bridge. A case throws or rejects if its statement is false. */
export interface Cases {
  readonly [statement: string]: (lib: Library) => Promise<void> | void
}

export type Receive = (message: unknown) => string

export interface Page extends TestWindow {
  readonly bridge: ReturnType<Library['createBridge']>
  readonly receive: Receive
}

export const receiveOf = (win: Window): Receive =>
  (win as unknown as { companionBridge: { receive: Receive } }).companionBridge.receive

/** Opens a page inside an app. */
export function open(lib: Library, app: object = {}, options?: BridgeOptions): Page {
  const page = testWindow(app)
  const bridge = lib.createBridge(page.win, options)
  return { ...page, bridge, receive: receiveOf(page.win) }
}

/** The outcome of a call: `['ok', result]`, `[code, detail]` or `['pending']`. */
export type End = readonly [state: string, value?: unknown]

/** Records the outcome of a call without waiting for the call. */
export function follow(call: Promise<unknown>): { readonly end: () => Promise<End> } {
  let end: End = ['pending']
  call.then(
    (value) => (end = ['ok', value]),
    ({ code, detail }: { code?: string; detail?: unknown }) => (end = [code ?? 'no bridge error', detail]),
  )
  return {
    async end() {
      await settled()
      return end
    },
  }
}

export const endOf = (call: Promise<unknown>): Promise<End> => follow(call).end()

/** An Android object and the calls that it received. */
export interface Android {
  readonly app: object
  readonly seen: { readonly name: string; readonly args: readonly unknown[]; readonly body: Body }[]
}

export interface Body {
  readonly id?: string
  readonly v?: number
  readonly p?: unknown
  readonly n?: unknown
}

/**
 * Creates an Android object with the given answers by method. It records its calls. A method throws if it's
 * called without the object, as in Chromium.
 */
export function android(
  methods: { readonly [name: string]: (body: Body) => unknown },
  facts?: object,
): Android {
  const seen: Android['seen'] = []
  const CompanionNative: Record<string, unknown> = {}
  for (const [name, answer] of Object.entries(methods))
    CompanionNative[name] = function (this: unknown, ...args: unknown[]) {
      if (this !== CompanionNative)
        throw new Error("Java bridge method can't be invoked on a non-injected object")
      const body = (args.length ? JSON.parse(String(args[0])) : {}) as Body
      seen.push({ name, args, body })
      return answer(body)
    }
  if (facts) CompanionNative['bridgeInfo'] = () => JSON.stringify(facts)
  return { app: { CompanionNative }, seen }
}

/** Returns the `bridgeInfo` of a wire 1 app. */
export const facts = (methods: readonly string[], more: object = {}): object => ({
  wire: 1,
  contract: '1.1.0',
  app: '9.9.9',
  build: '1',
  platform: 'android',
  methods,
  events: [],
  ...more,
})

/** Creates iOS handlers on a prototype, as in WebKit. */
export function ios(handlers: { readonly [name: string]: (body: unknown) => unknown }): object {
  const messageHandlers: Record<string, unknown> = {}
  for (const [name, answer] of Object.entries(handlers)) {
    const handler = {
      postMessage(this: unknown, ...given: unknown[]) {
        if (this !== handler || given.length !== 1)
          return Promise.reject(new TypeError('Not enough arguments'))
        return answer(given[0])
      },
    }
    Object.defineProperty(messageHandlers, name, { value: handler })
  }
  return { webkit: Object.create({ messageHandlers }) as object }
}

export const text = (value: unknown): string => JSON.stringify(value)
export const ok = (data: unknown): string => text({ ok: true, data })
