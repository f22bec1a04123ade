import type { Bridge } from '../../client/bridge.ts'
import { isBridgeError } from '../../client/error.ts'
import { contract } from '../../contract.ts'
import { log } from '../../methods/telemetry.ts'
import { type Method, query } from '../../schema/define.ts'
import { s, type Schema } from '../../schema/schema.ts'
import { methods } from '../tree.ts'
import { spoiled, vectors } from '../vectors.ts'

interface NativeWindow {
  readonly CompanionNative?: { readonly [name: string]: (message: string) => unknown }
  readonly webkit?: {
    readonly messageHandlers: { readonly [name: string]: { postMessage(message: unknown): unknown } }
  }
}

const question = { id: 'foreign', v: 1, p: {} }

/** Asks the app what a frame of another origin could ask: everything right but the nonce. Says what it answered. */
async function callWithoutNonce(win: Window, { kind }: Bridge, methods: readonly string[]): Promise<string> {
  const name = methods.find((method) => /^(getDeviceInfo|checkAppUpdate|getStorefront)$/.test(method))
  if (!name) return 'nothing to ask'
  const { CompanionNative: object, webkit } = win as unknown as NativeWindow
  try {
    if (kind === 'android-object') return String(object?.[name]?.(JSON.stringify(question)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
    if (kind === 'ios-handlers')
      // A handler of iOS before 14 cannot reply, and its answer by `companionBridge.receive` cannot be seen from here.
      return JSON.stringify(await webkit?.messageHandlers[name]?.postMessage(question)) ?? 'no reply'
    // A channel is given to the right origins by the engine.
    return 'FORBIDDEN_ORIGIN by the engine'
  } catch (error) {
    return String(error)
  }
}

const plainShapes = { string: s.str({ max: 2e6 }), number: s.num(), boolean: s.bool() }

/** A shape that lets this one value through, whatever it is. */
function shapeOfValue(value: unknown): Schema {
  if (Array.isArray(value)) return s.arr(shapeOfValue(value[0]))
  if (typeof value !== 'object') return plainShapes[typeof value as 'string'] ?? s.none()
  return s.obj(Object.fromEntries(Object.entries(value ?? {}).map(([name, of]) => [name, shapeOfValue(of)])))
}

/** A method as a page would describe it that has got the contract wrong, so that the app sees what no page sends. */
export const uncheckedMethod = ({ name }: Method, params: unknown): Method =>
  query(name, shapeOfValue(params), null, { timeoutMs: 4000 })

/** One thing an app must do, and whether this one does. */
export type Finding = ReturnType<typeof found>
const found = (what: string, ok: boolean, detail: string) => ({ what, ok, detail })

/** What an app answers without anybody noticing. The others are asked by hand. */
const harmless = /^(bridgeInfo|getDeviceInfo|getBackgroundStatus|checkAppUpdate|getStorefront|getLocation)$/

/** Text that ends a script, a line or a string somewhere. */
const hostile = `"'\\</script>\u2028\u2029\u0000\n\ud83d\ude00${'x'.repeat(8000)}`

/** How a call ended: `ok`, or its code with the detail. */
const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) =>
      isBridgeError(error) ? [error.code, error.detail ?? ''].join(' ').trim() : String(error),
  )

async function* refusals(bridge: Bridge, has: readonly string[]): AsyncGenerator<Finding> {
  for (const { name, example, spoilers } of vectors()) {
    const [method = '', part] = name.split('.')
    const entry = methods.find((entry) => entry.name === method)
    if (!entry || part !== 'params' || !has.includes(method)) continue
    const wrong: string[] = []
    // The client looks into an object before it sends one, so no page can send anything else.
    for (const spoiler of spoilers.filter(({ path }) => path !== '$')) {
      const params = spoiled(example, spoiler)
      const end = await endOf(bridge.call(uncheckedMethod(entry.descriptor, params), params as never))
      if (!end.startsWith('INVALID_PARAMS'))
        wrong.push(`${spoiler.path} ${JSON.stringify(spoiler.value)?.slice(0, 20) ?? 'missing'}: ${end}`)
    }
    yield found(`${method} refuses wrong parameters`, !wrong.length, wrong.join('; '))
  }
}

async function* answers(bridge: Bridge, has: readonly string[]): AsyncGenerator<Finding> {
  for (const { name, descriptor } of methods) {
    if (!harmless.test(name) || !has.includes(name)) continue
    const codes = (descriptor.errors ?? []).map((code) => `HOST_ERROR ${code}`)
    const ends = await Promise.all([1, 2, 3].map(() => endOf(bridge.call(descriptor as Method, {} as never))))
    const ok = ends.every((end) => end === 'ok' || codes.includes(end))
    yield found(`${name} answers, three at a time`, ok, ends.join(', '))
  }
}

/** Tries an app from inside its own web view. Changes nothing in an app that keeps to the contract. */
export async function* conform(win: Window, bridge: Bridge): AsyncGenerator<Finding> {
  const info = bridge.info()
  yield found('an app is there', bridge.kind !== 'none', bridge.kind)
  yield found('it speaks wire 1', info?.wire === 1, JSON.stringify(info))
  if (info?.wire !== 1) return
  const unknown = [
    ...info.methods.filter((name) => !Object.keys(contract.methods).includes(name)),
    ...info.events.filter((name) => !Object.keys(contract.events).includes(name)),
  ]
  yield found('it declares what the contract has', !unknown.length, unknown.join(', '))
  const answer = await callWithoutNonce(win, bridge, info.methods)
  yield found('it refuses calls without the nonce of this load', answer.includes('FORBIDDEN_ORIGIN'), answer)
  yield* answers(bridge, info.methods)
  yield* refusals(bridge, info.methods)
  if (info.methods.includes('log')) {
    const end = await endOf(bridge.call(log, { level: 'debug', tag: 'conformance', message: hostile }))
    yield found('it takes any text', end === 'ok', end)
  }
}
