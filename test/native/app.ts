import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import type { FakeCall, FakeOptions } from '@companion/bridge-contract/fake/options'
import type { NativeSide } from './view.ts'

export interface NodeApp {
  /** The contract's fake app, with the calls it received and its own events. */
  readonly fake: FakeApp
  readonly side: NativeSide
  /** The object that an iOS app sets in the page before the page's scripts (`__companionInfo`). */
  readonly info: unknown
  /** Clears the recorded calls. */
  forget(): void
}

type Methods = Readonly<Record<string, (...args: unknown[]) => string | undefined>>
type Handlers = Readonly<Record<string, { postMessage(body: unknown): Promise<unknown> }>>

/**
 * Starts the contract's own fake app in this process instead of in the page, so that calls pass through the
 * real engine's interfaces.
 */
export function startApp(options: FakeOptions): NodeApp {
  const side = { methods: [] as string[] } as unknown as {
    -readonly [key in keyof NativeSide]: NativeSide[key]
  }
  side.deliver = () => {}
  const home = {
    performance,
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms),
    document: new EventTarget(),
    companionBridge: { receive: (message: unknown) => side.deliver(message) },
  } as unknown as Window & { CompanionNative?: Methods; __companionInfo?: { methods: string[] } }
  const fake = installFakeApp(home, options)
  const object = home.CompanionNative
  const handlers = (home as unknown as { webkit?: { messageHandlers: Handlers } }).webkit?.messageHandlers
  side.methods = object ? Object.keys(object) : (home.__companionInfo?.methods ?? [])
  side.callObject = (name, args) => object?.[name]?.(...args)
  side.callHandler = (name, body) => Promise.resolve(handlers?.[name]?.postMessage(body))
  const forget = () => void (fake.calls as FakeCall[]).splice(0)
  return { fake, side, info: home.__companionInfo, forget }
}
