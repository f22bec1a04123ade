import { check, ShapeFault, type Shape } from './shape'

/** Runs a script in the page: `webView.current?.injectJavaScript`. */
export type Page = (script: string) => void

/** A method's answer, now or later. */
export type Answer<R> = R | Promise<R>

/** The error that a host throws to refuse a call, with a code of the method or a general one (CANCELLED). */
export class CompanionRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.name = 'CompanionRefusal'
    this.code = code
  }
}

/** One method of the contract: its shapes, and the function that calls the host. */
export interface Call<Host> {
  readonly params: Shape
  readonly result: Shape
  /** A person answers, so the call is acknowledged first. Otherwise it would time out in the page. */
  readonly isInteractive?: boolean
  run(host: Host, params: never): unknown
}

interface AnyHost {
  readonly allowedHosts: readonly string[]
  readonly debugOrigins: readonly string[]
  bridgeInfo(): { readonly methods: readonly string[] }
  eventDropped(event: string, path: string): void
}

/** The maximum length of a message from either side, in characters. */
const longestMessage = 2097152

/** Returns JSON that's safe in any script. Escapes line separators, which end a string in older engines. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** React Native's bundler defines it. Code that runs elsewhere, for example a test in Node, doesn't have it. */
declare const __DEV__: boolean | undefined

/** Returns a URL's text up to its path, without https's default port, or undefined for other schemes. */
const originOf = (address: string): string | undefined =>
  /^https?:\/\/[^/?#]*/.exec(address)?.[0].replace(/^(https:.*):443$/, '$1')

function opened(message: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = message.length <= longestMessage ? JSON.parse(message) : null
    return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : {}
  } catch {
    return {}
  }
}

const refusal = (code: string, message = '') => ({ ok: false, error: { code, message } })

/** Returns the refusal for an error. It omits the error's text, because that can contain anything. */
const refusalOf = (error: unknown) =>
  error instanceof ShapeFault
    ? refusal('INVALID_REPLY', error.path)
    : refusal(error instanceof CompanionRefusal ? error.code : 'HOST_THREW')

/** The part of the bridge that doesn't depend on the contract. */
export abstract class BridgeRuntime<Host extends AnyHost> {
  private readonly host: Host
  private readonly page: Page
  private readonly nonce: string
  private readonly dropped = new Set<string>()

  protected constructor(host: Host, page: Page, nonce: string) {
    this.host = host
    this.page = page
    this.nonce = nonce
  }

  protected abstract callOf(name: string): Call<Host> | undefined

  /** Returns the facts that the page gets before its own first script runs. */
  protected abstract facts(host: Host): object

  /** Returns the origins whose pages can use the bridge. Only a debug build includes `debugOrigins`. */
  private origins(): readonly string[] {
    const isDebugBuild = typeof __DEV__ !== 'undefined' && __DEV__
    const ours = this.host.allowedHosts.map((host) => `https://${host}`)
    return isDebugBuild ? [...ours, ...this.host.debugOrigins] : ours
  }

  /**
   * Returns whether a URL is on one of the app's own origins: https, one of `allowedHosts`, the default port
   * and no user name; in a debug build also one of `debugOrigins`. Use it for navigation rules too.
   */
  isOurs(address: string): boolean {
    const origin = originOf(address)
    return origin !== undefined && this.origins().includes(origin)
  }

  /**
   * Returns the script for `injectedJavaScriptBeforeContentLoaded`. It runs on every origin that the
   * web view shows, so the script checks the frame and the origin before it exposes the nonce.
   */
  startScript(): string {
    const info = { ...this.facts(this.host), nonce: this.nonce }
    return (
      `(function(w){if(w.top!==w.self||${literal(this.origins())}.indexOf(w.location.origin)===-1)return;` +
      `w.__companionInfo=${literal(info)};` +
      'w.CompanionNative={onmessage:null,postMessage:function(m){w.ReactNativeWebView.postMessage(m)}}})(window);true;'
    )
  }

  /**
   * Handles a page's message: `onMessage={({ nativeEvent }) => bridge.onMessage(nativeEvent.data,
   * nativeEvent.url)}`.
   */
  onMessage(message: string, address: string): void {
    const request = opened(message)
    const { id } = request
    // Ignore a message without an id, because the page couldn't assign the answer to a call.
    if (typeof id !== 'string') return
    void this.answer(request, address, () => this.receive({ id, pending: true })).then((body) =>
      this.receive({ id, ...body }),
    )
  }

  /** Validates and runs one call. Always resolves with exactly one body, even if the call fails. */
  private async answer(
    { m, n, p }: { readonly [name: string]: unknown },
    address: string,
    acknowledge: () => void,
  ): Promise<object> {
    if (n !== this.nonce || !this.isOurs(address)) return refusal('FORBIDDEN_ORIGIN')
    const name = typeof m === 'string' ? m : ''
    const call = this.callOf(name)
    if (!call || !this.host.bridgeInfo().methods.includes(name)) return refusal('UNSUPPORTED')
    let params: unknown
    try {
      params = check(call.params, p ?? {}, 'page')
    } catch (fault) {
      return refusal('INVALID_PARAMS', fault instanceof ShapeFault ? fault.path : '$')
    }
    if (call.isInteractive) acknowledge()
    try {
      const result = await call.run(this.host, params as never)
      return { ok: true, data: check(call.result, result, 'app') ?? null }
    } catch (error) {
      return refusalOf(error)
    }
  }

  /**
   * Sends an event and returns whether it was sent. Invalid data isn't sent, and `eventDropped` is called
   * once for each event and field.
   */
  protected send(event: string, shape: Shape, data?: unknown): boolean {
    let body: unknown
    try {
      body = check(shape, data, 'app') ?? null
    } catch (fault) {
      const path = fault instanceof ShapeFault ? fault.path : '$'
      const what = `${event} ${path}`
      if (!this.dropped.has(what)) this.host.eventDropped(event, path)
      this.dropped.add(what)
      return false
    }
    this.receive({ e: event, data: body })
    return true
  }

  /** Passes a message to the page's `receive`, or queues it there if the page's own script hasn't run yet. */
  private receive(message: object): void {
    this.page(
      '(function(m){var d=window.companionBridge=window.companionBridge||{q:[]};' +
        `d.receive?d.receive(m):d.q.push(m)})(${literal(JSON.stringify(message))});true;`,
    )
  }
}
