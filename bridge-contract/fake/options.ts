import type { contract } from '../contract.ts'
import type { DataOf, ErrorOf, Method, ParamsOf, ResultOf } from '../schema/define.ts'
import { chances, type Faults } from './faults.ts'

type Methods = typeof contract.methods
type Events = typeof contract.events

/** Rejects the call with one of the method's own codes, or with a general one such as CANCELLED. */
export interface Refused {
  readonly refused: string
}

type Answer<M extends Method> =
  | ResultOf<M>
  | Refused
  | ((params: ParamsOf<M>) => ResultOf<M> | Refused | Promise<ResultOf<M> | Refused>)

export type Answers = { readonly [name in keyof Methods]?: Answer<Methods[name]> }
type State = { readonly [name in keyof Events]?: DataOf<Events[name]> }

/** Creates an answer that rejects, as in `{ getLocation: refuse<typeof getLocation>('LOCATION_OFF') }`. */
export const refuse = <M extends Method>(code: Extract<ErrorOf<M>, string> | 'CANCELLED'): Refused => ({
  refused: code,
})

/** The properties of the simulated app. */
export interface FakeOptions {
  readonly platform?: 'android' | 'ios'
  /** `direct`: the object or the handlers. `channel`: `addWebMessageListener`. `port`: for `createBridge`. */
  readonly transport?: 'direct' | 'channel' | 'port'
  /** The contract version the app was built with. The app lacks everything newer. */
  readonly app?: string
  /** 0 sends bare values and has no `bridgeInfo`, like the oldest apps. */
  readonly wire?: 0 | 1
  /** False before iOS 14, so every answer arrives through `companionBridge.receive`. */
  readonly replies?: boolean
  /** Methods, or values as `method.param=value`, that the app has but denies. */
  readonly denied?: readonly string[]
  /** Methods this app lacks, whatever its version. */
  readonly without?: readonly (keyof Methods)[]
  /** Initial values of sticky events. */
  readonly state?: State
  /** The secret of this page load. Calls without it are rejected as if they came from a third-party frame. */
  readonly nonce?: string
  readonly answers?: Answers
  /** Faults by method. `*` applies to every method. */
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

/**
 * The fake app's query parameters. Navigation must preserve them in the URL, otherwise a reload drops the
 * app.
 */
export const fakeNames = ['bridge', 'platform', 'app', 'wire', 'seed', 'latency', ...chances] as const

/**
 * Reads the app's options from a query string, such as
 * `?bridge=emulator&platform=ios&app=1.0.0&wire=0&seed=42&drop=0.1&latency=300`. The chances of faults range
 * from 0 to 1; `latency` is in milliseconds. Returns undefined without `bridge=emulator`. An invalid value is
 * ignored.
 */
export function readFakeOptions(search: string): FakeOptions | undefined {
  const query = new URLSearchParams(search)
  // Only accept declared names, so that a new parameter can't be missing in `fakeNames`.
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
