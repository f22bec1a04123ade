import type { contract } from '../contract.ts'
import type { DataOf, ErrorOf, Method, ParamsOf, ResultOf } from '../schema/define.ts'
import { chances, type Faults } from './faults.ts'

type Methods = typeof contract.methods
type Events = typeof contract.events

/** The app refuses with a code: one of the method's own, or a general one such as CANCELLED. */
export interface Refused {
  readonly refused: string
}

type Answer<M extends Method> =
  | ResultOf<M>
  | Refused
  | ((params: ParamsOf<M>) => ResultOf<M> | Refused | Promise<ResultOf<M> | Refused>)

export type Answers = { readonly [name in keyof Methods]?: Answer<Methods[name]> }
type State = { readonly [name in keyof Events]?: DataOf<Events[name]> }

/** Refuses a call like a real app: `answers: { getLocation: refuse<typeof getLocation>('LOCATION_OFF') }`. */
export const refuse = <M extends Method>(code: Extract<ErrorOf<M>, string> | 'CANCELLED'): Refused => ({
  refused: code,
})

/** The kind of app to simulate. */
export interface FakeOptions {
  readonly platform?: 'android' | 'ios'
  /** The injected object or handlers, the object of `addWebMessageListener`, or a port for `createBridge`. */
  readonly transport?: 'direct' | 'channel' | 'port'
  /** The contract version the app was built with. The app lacks everything newer. */
  readonly app?: string
  /** 0 uses bare values and has no `bridgeInfo`, like the oldest apps. */
  readonly wire?: 0 | 1
  /** Handlers before iOS 14 can't reply: every answer arrives through `companionBridge.receive`. */
  readonly replies?: boolean
  /** Methods, or `method.param=value`, the app has but denies. */
  readonly denied?: readonly string[]
  /** Methods this app lacks, whatever its version. */
  readonly without?: readonly (keyof Methods)[]
  /** Initial values of sticky events. */
  readonly state?: State
  /** A secret of this load. Calls without it are refused, as if they came from a foreign frame. */
  readonly nonce?: string
  readonly answers?: Answers
  /** Faults by method; `*` stands for all. */
  readonly faults?: { readonly [name in keyof Methods | '*']?: Faults }
  readonly seed?: number
}

/** One call the app has received. */
export interface FakeCall {
  /** `performance.now()` of the page, in milliseconds. */
  readonly at: number
  readonly method: keyof Methods
  readonly params: unknown
  readonly id: string | undefined
}

/** Every query parameter that configures the fake app. Navigation must keep them in the address. */
export const fakeNames = ['bridge', 'platform', 'app', 'wire', 'seed', 'latency', ...chances] as const

/**
 * Reads the app's options from a query:
 * `?bridge=emulator&platform=ios&app=1.0.0&wire=0&seed=42&drop=0.1&latency=300`. Chances range
 * from 0 to 1; `latency` is in milliseconds. Returns undefined without `bridge=emulator`. Invalid
 * values fall back to the default.
 */
export function readFakeOptions(search: string): FakeOptions | undefined {
  const query = new URLSearchParams(search)
  // Accept declared names only, so that `fakeNames` can't miss one.
  const read = (name: (typeof fakeNames)[number]) => query.get(name)
  if (read('bridge') !== 'emulator') return undefined
  const fault = (name: 'latency' | (typeof chances)[number], key: keyof Faults, most: number) => {
    const value = Number(read(name))
    return value > 0 && value <= most ? [[key, value] as const] : []
  }
  const faults = [...chances.flatMap((name) => fault(name, name, 1)), ...fault('latency', 'latencyMs', 60000)]
  const app = read('app') ?? ''
  const seed = Number(read('seed') ?? Number.NaN)
  return {
    platform: read('platform') === 'ios' ? 'ios' : 'android',
    wire: read('wire') === '0' ? 0 : 1,
    ...(/^\d+\.\d+\.\d+$/.test(app) && { app }),
    ...(Number.isSafeInteger(seed) && { seed }),
    ...(faults.length > 0 && { faults: { '*': Object.fromEntries(faults) } }),
  }
}
