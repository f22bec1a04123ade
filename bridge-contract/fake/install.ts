import type { contract, EventName } from '../contract.ts'
import type { Receipt } from '../core/pendingCalls.ts'
import type { Port } from '../core/transport.ts'
import type { DataOf } from '../schema/define.ts'
import { docs } from '../docs/docs.ts'
import { androidObject } from './android.ts'
import { createFakeHost, type FakeHost } from './host.ts'
import { iosHandlers } from './ios.ts'
import type { FakeCall, FakeOptions } from './options.ts'
import { createVisibility, readRequest, reply } from './messages.ts'
import type { ReplyContext, VisibilityControl } from './messages.ts'

/** A simulated native app in JavaScript, for tests, the emulator and QA. */
export interface FakeApp extends VisibilityControl {
  /** The page's end of the channel, for `createBridge`. Only set if `transport` is `port`. */
  readonly port: Port | undefined
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[]
  /** Sends an event and returns the page's receipt. `data` defaults to the example in the docs. */
  emit<N extends EventName>(event: N, data?: DataOf<(typeof contract.events)[N]>): Receipt | 'queued'
  /** Sends any message, even a malformed one, and returns the page's receipt. */
  push(message: unknown): Receipt | 'queued'
  /** Replaces the answers and faults for later calls. */
  change(options: Pick<FakeOptions, 'answers' | 'faults'>): void
  /** Removes the app from the window. A bridge that has already found the app can still call it. */
  uninstall(): void
}

interface NativeWindow {
  companionBridge?: { receive?(message: unknown): Receipt; q?: unknown[] }
}

/**
 * Sends a message to a page as an app does. It calls `companionBridge.receive`, or queues the message if the
 * page hasn't defined `receive` yet.
 */
export function pushTo(win: Window, message: unknown): Receipt | 'queued' {
  const at = win as unknown as NativeWindow
  if (at.companionBridge?.receive) return at.companionBridge.receive(message)
  at.companionBridge ??= { q: [] }
  at.companionBridge.q?.push(message)
  return 'queued'
}

/**
 * Creates one channel for all methods, like `addWebMessageListener` or an emulator's port. The app sends
 * every answer as a message.
 */
function channelPort(host: FakeHost, context: Omit<ReplyContext, 'push'>) {
  const { win } = context
  const port: Port = {
    onmessage: null,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    postMessage: (text) => void win.setTimeout(() => take(text), 0),
  }
  const push = (message: unknown) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    win.setTimeout(() => port.onmessage?.({ data } as never), 0)
  }
  const take = (text: string) => {
    const { id, name = '', params, nonce } = readRequest(text, 1)
    if (!host.methods.some((known) => known === name))
      return push({ id, ok: false, error: { code: 'UNSUPPORTED', message: name } })
    const handling = host.take(name, params, id, nonce)
    const given = reply({ ...context, push }, handling, name, id)
    if ('threw' in given) return push({ id, ok: false, error: { code: 'HOST_THREW', message: given.threw } })
    if ('now' in given) return push(given.now)
    if ('never' in given) return
    if (handling.method.kind === 'interactive') push({ id, pending: true })
    given.later(push)
  }
  return port
}

/**
 * Installs the app. Call this before the page creates its bridge, because the bridge looks for an app only
 * once.
 */
export function installFakeApp(win: Window, options: FakeOptions = {}): FakeApp {
  const { platform = 'android', transport = 'direct', wire = 1, replies = true, nonce } = options
  const host = createFakeHost(win, options, platform)
  const visibility = createVisibility(win)
  const added: string[] = []
  const add = (name: string, value: unknown) => {
    Object.defineProperty(win, name, { value, configurable: true, writable: true })
    added.push(name)
  }
  const direct: ReplyContext = { win, wire, visibility, push: (message) => void pushTo(win, message) }
  const channel = transport === 'direct' ? undefined : channelPort(host, { win, wire: 1, visibility })

  // Before the page's own scripts run, an Android app only sets the nonce. An iOS app and a channel set all
  // of `bridgeInfo`.
  const facts = platform === 'ios' || transport !== 'direct' ? host.info : {}
  if (wire && (nonce !== undefined || facts === host.info))
    add('__companionInfo', { ...facts, ...(nonce && { nonce }) })
  if (transport === 'channel') add('CompanionNative', channel)
  else if (transport === 'direct' && platform === 'android')
    add('CompanionNative', androidObject(host, direct))
  else if (transport === 'direct') add('webkit', iosHandlers(host, direct, replies))

  return {
    ...visibility,
    port: transport === 'port' ? channel : undefined,
    calls: host.calls,
    emit: (event, data) => pushTo(win, { e: event, data: data ?? docs.events[event].data ?? null }),
    push: (message) => pushTo(win, message),
    change: (next) => Object.assign(host.changed, next),
    uninstall: () => added.forEach((name) => Reflect.deleteProperty(win, name)),
  }
}
