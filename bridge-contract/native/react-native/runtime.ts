import { check, ShapeFault, type Shape } from './shape'

/** Runs a script in the page: `webView.current?.injectJavaScript`. */
export type Page = (script: string) => void

/** A method's answer, now or later. */
export type Answer<R> = R | Promise<R>

/** Thrown by a host to refuse a call: one of the method's own codes, or a general one such as CANCELLED. */
export class CompanionRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.name = 'CompanionRefusal'
    this.code = code
  }
}

/** How one method is called. */
export interface Call<Host> {
  readonly params: Shape
  readonly result: Shape
  /** A person answers: the call is acknowledged first. */
  readonly isInteractive?: boolean
  run(host: Host, params: never): unknown
}

interface AnyHost {
  readonly allowedHosts: readonly string[]
  bridgeInfo(): { readonly methods: readonly string[] }
  eventDropped(event: string, path: string): void
}

/** 2 MiB of text, the longest message either side may send. */
const longestMessage = 2097152

/** JSON as an expression that is safe in any script: a line separator ended a string in older engines. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Whether an address belongs to one of the hosts: https, the usual port, nobody's name before the host. */
function isOf(hosts: readonly string[], address: string): boolean {
  if (!address.startsWith('https://')) return false
  const host = address.slice(8).split(/[/?#]/)[0] ?? ''
  return hosts.includes(host.replace(/:443$/, ''))
}

function opened(message: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = message.length <= longestMessage ? JSON.parse(message) : null
    return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : {}
  } catch {
    return {}
  }
}

const refusal = (code: string, message = '') => ({ ok: false, error: { code, message } })

/** Why a host's method failed, without its text: that may hold anything. */
const refusalOf = (error: unknown) =>
  error instanceof ShapeFault
    ? refusal('INVALID_REPLY', error.path)
    : refusal(error instanceof CompanionRefusal ? error.code : 'HOST_THREW')

/** What every bridge does, whatever its contract. */
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

  /** What the page knows before its own first script. */
  protected abstract facts(host: Host): object

  /**
   * For `injectedJavaScriptBeforeContentLoaded`. Android runs that in every frame of every origin, so the script itself
   * looks where it is before it hands the nonce out.
   */
  startScript(): string {
    const origins = this.host.allowedHosts.map((host) => `https://${host}`)
    const info = { ...this.facts(this.host), nonce: this.nonce }
    return (
      `(function(w){if(w.top!==w.self||${literal(origins)}.indexOf(w.location.origin)===-1)return;` +
      `w.__companionInfo=${literal(info)};` +
      'w.CompanionNative={onmessage:null,postMessage:function(m){w.ReactNativeWebView.postMessage(m)}}})(window);true;'
    )
  }

  /** For `onMessage`: `({ nativeEvent }) => bridge.onMessage(nativeEvent.data, nativeEvent.url)`. */
  onMessage(message: string, address: string): void {
    const request = opened(message)
    const { id } = request
    // Nobody could tell whose answer it is.
    if (typeof id !== 'string') return
    void this.answer(request, address, () => this.receive({ id, pending: true })).then((body) =>
      this.receive({ id, ...body }),
    )
  }

  /** Reads, runs and writes one call. Whatever happens, one body comes out. */
  private async answer(
    { m, n, p }: { readonly [name: string]: unknown },
    address: string,
    acknowledge: () => void,
  ): Promise<object> {
    if (n !== this.nonce || !isOf(this.host.allowedHosts, address)) return refusal('FORBIDDEN_ORIGIN')
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

  /** Whether it was sent. What does not fit is not, and the host hears of it once for each event and field. */
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

  /** Through the page's one door, or to where the door will find it if the page's own script has not run yet. */
  private receive(message: object): void {
    this.page(
      '(function(m){var d=window.companionBridge=window.companionBridge||{q:[]};' +
        `d.receive?d.receive(m):d.q.push(m)})(${literal(JSON.stringify(message))});true;`,
    )
  }
}
