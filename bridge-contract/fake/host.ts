import { contract, type MethodName } from '../contract.ts'
import { check } from '../schema/check.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import { compareVersions } from '../schema/schema.ts'
import { docs } from '../docs/docs.ts'
import { rollFaults, type RolledFaults, createRandom } from './faults.ts'
import type { FakeCall, FakeOptions, Refused } from './options.ts'

/** A result or an error code, before it becomes a message. */
export type HostResult = { readonly data: unknown } | { readonly code: string }

/** The app's handling of one call. */
export interface Handling {
  readonly method: Method
  readonly faults: RolledFaults
  readonly result: Promise<HostResult> | HostResult
}

export type FakeHost = ReturnType<typeof createFakeHost>

function resultOf(answer: unknown): HostResult {
  const { refused } = (answer ?? {}) as Partial<Refused>
  return refused === undefined ? { data: answer } : { code: refused }
}

/**
 * Creates the part of the fake app that is the same on all platforms: its methods, events, answers and
 * faults.
 */
export function createFakeHost(win: Window, options: FakeOptions, platform: 'android' | 'ios') {
  const { app = contract.version, wire = 1, denied = [], without = [], nonce } = options
  const random = createRandom(options.seed ?? 1)
  const all: { readonly [name in MethodName]: Method } = contract.methods
  const has = (version: string | undefined) => !!version && compareVersions(version, app) <= 0
  const visible = ({ since = '1.0.0', removedIn, platforms }: Method) =>
    has(since) && !has(removedIn) && (platforms?.includes(platform) ?? true)
  const methods = (Object.keys(all) as MethodName[]).filter(
    (name) => visible(all[name]) && !without.includes(name) && (wire === 1 || name !== 'bridgeInfo'),
  )
  const events = Object.values<BridgeEvent>(contract.events).flatMap(({ name, since = '1.0.0' }) =>
    has(since) ? [name] : [],
  )
  const { state } = options
  const info = { wire: 1, contract: app, app, build: 'fake', platform, methods, events, denied, state }
  const calls: FakeCall[] = []
  const changed = { answers: options.answers, faults: options.faults }

  const resultFor = (name: MethodName, params: unknown, given: unknown): Promise<HostResult> | HostResult => {
    if (nonce !== undefined && given !== nonce) return { code: 'FORBIDDEN_ORIGIN' }
    let fresh: unknown
    try {
      fresh = check(all[name].params, params ?? {})
    } catch {
      return { code: 'INVALID_PARAMS' }
    }
    if (name === 'bridgeInfo') return { data: info }
    const answer: unknown = changed.answers?.[name] ?? docs.methods[name].result
    const value: unknown = typeof answer === 'function' ? answer(fresh) : answer
    return value instanceof Promise ? value.then(resultOf) : resultOf(value)
  }

  return {
    methods,
    /** The result of `bridgeInfo`. */
    info,
    calls,
    changed,
    take(name: string, params: unknown, id: string | undefined, given: unknown): Handling {
      const method = name as MethodName
      const faults = rollFaults({ ...changed.faults?.['*'], ...changed.faults?.[method] }, random)
      calls.push({ at: win.performance.now(), method, params, id })
      return { method: all[method], faults, result: resultFor(method, params, given) }
    },
  }
}
