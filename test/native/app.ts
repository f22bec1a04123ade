import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import type { FakeCall, FakeOptions } from '@companion/bridge-contract/fake/options'
import type { NativeSide } from './view.ts'

export interface NodeApp {
  /** What the app was asked, and its own events. */
  readonly fake: FakeApp
  readonly side: NativeSide
  /** What iOS sets in the page before its scripts (`__companionInfo`). */
  readonly info: unknown
  /** Forgets the calls so far. */
  forget(): void
}

type Methods = Readonly<Record<string, (...args: unknown[]) => string | undefined>>
type Handlers = Readonly<Record<string, { postMessage(body: unknown): Promise<unknown> }>>

/**
 * The contract's own fake app, living in this process instead of in the page: between it and the page stands the real
 * engine with its real doors.
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
