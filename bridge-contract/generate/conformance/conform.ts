import type { Bridge } from '../../client/bridge.ts'
import { isBridgeError } from '../../client/error.ts'
import { contract, type MethodName } from '../../contract.ts'
import { bridgeInfo } from '../../methods/page.ts'
import { log } from '../../methods/telemetry.ts'
import { check } from '../../schema/check.ts'
import { type Method, query } from '../../schema/define.ts'
import { s, type Schema } from '../../schema/schema.ts'
import { methods } from '../tree.ts'
import { spoiled, vectors } from '../vectors.ts'
import { found, presence, type Finding } from './finding.ts'
import { settings } from './settings.ts'

const plainShapes = { string: s.str({ max: 2e6 }), number: s.num(), boolean: s.bool() }

/** Returns a shape that accepts this value. */
function shapeOfValue(value: unknown): Schema {
  if (Array.isArray(value)) return s.arr(shapeOfValue(value[0]))
  if (typeof value !== 'object') return plainShapes[typeof value as 'string'] ?? s.none()
  return s.obj(Object.fromEntries(Object.entries(value ?? {}).map(([name, of]) => [name, shapeOfValue(of)])))
}

/**
 * Returns a method whose shape accepts these parameters, so that the client sends values that a correct page
 * never sends.
 */
export const uncheckedMethod = ({ name }: Method, params: unknown): Method =>
  query(name, shapeOfValue(params), null, { timeoutMs: 4000 })

/** Both clients of the page: its own, and one without a nonce. */
interface Clients {
  readonly bridge: Bridge
  readonly stranger: Bridge
}

/**
 * The methods without a lasting effect, which run automatically, with their parameters. The others are called
 * by hand.
 */
const harmless: { readonly [method in MethodName]?: object } = {
  bridgeInfo: {},
  checkAppUpdate: {},
  getBackgroundStatus: {},
  getDeviceInfo: {},
  getLocation: {},
  getStorefront: {},
  pageReady: { route: '/', ms: 0 },
  refreshSession: { reason: 'lost' },
  setBackIntercept: { enabled: false },
  setTitle: { title: 'Conformance' },
}

/** Text with sequences that end a script, a line or a string in some languages. */
const hostile = `"'\\</script>\u2028\u2029\u0000\n\ud83d\ude00${'x'.repeat(8000)}`

/** Returns the outcome of a call: `ok`, or the error code with its detail. */
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
    // Skip spoilers of the root, because the client can only send objects.
    for (const spoiler of spoilers.filter(({ path }) => path !== '$')) {
      const params = spoiled(example, spoiler)
      const end = await endOf(bridge.call(uncheckedMethod(entry.descriptor, params), params as never))
      if (!end.startsWith('INVALID_PARAMS'))
        wrong.push(`${spoiler.path} ${JSON.stringify(spoiler.value)?.slice(0, 20) ?? 'missing'}: ${end}`)
    }
    yield found(`${method} refuses wrong parameters`, !wrong.length, wrong.join('; '), method)
  }
}

async function* answers(bridge: Bridge, has: readonly string[]): AsyncGenerator<Finding> {
  for (const { name, descriptor } of methods) {
    const params = harmless[name as MethodName]
    if (!params || !has.includes(name)) continue
    const codes = (descriptor.errors ?? []).map((code) => `HOST_ERROR ${code}`)
    const ends = await Promise.all(
      [1, 2, 3].map(() => endOf(bridge.call(descriptor as Method, params as never))),
    )
    const ok = ends.every((end) => end === 'ok' || codes.includes(end))
    yield found(`${name} answers, three at a time`, ok, ends.join(', '), name)
  }
}

/**
 * Makes a call like a frame of another origin, which is valid except for the missing nonce. Returns its
 * outcome.
 */
async function strangersEnd(stranger: Bridge, has: readonly string[]): Promise<string> {
  const quiet = methods.find(({ name }) => has.includes(name) && /^(get|check)/.test(name))
  return quiet ? endOf(stranger.call(quiet.descriptor as Method, {} as never)) : 'nothing to ask'
}

interface AppWindow {
  readonly CompanionNative?: { bridgeInfo?(): string }
  readonly __companionInfo?: unknown
}

/** Returns the first field of the app's description that doesn't fit the contract, or '' if all fit. */
function infoFault(win: Window): string {
  const { CompanionNative: object, __companionInfo: declared } = win as AppWindow
  try {
    check(bridgeInfo.result, object?.bridgeInfo ? JSON.parse(object.bridgeInfo()) : declared)
    return ''
  } catch (fault) {
    return `bridgeInfo doesn't fit the contract: ${(fault as Error).message}`
  }
}

/** Returns the number of findings of a full run, for the progress bar. */
export const countOf = (bridge: Bridge): number => {
  if (bridge.kind === 'none') return 1
  const has = bridge.info()?.methods ?? []
  const asked = methods.filter(({ name, payloads }) =>
    payloads.some(({ part }) => part === 'params') ? has.includes(name) : false,
  )
  const fixed = has.includes('log') ? 12 : 11
  return bridge.info()?.wire === 1 ? fixed + asked.length + has.filter((name) => name in harmless).length : 2
}

/**
 * Tests an app and its web view from inside the web view. It changes nothing in an app
 * that conforms to the contract.
 */
export async function* conform(win: Window, { bridge, stranger }: Clients): AsyncGenerator<Finding> {
  const info = bridge.info()
  yield found(presence, bridge.kind !== 'none', 'open this page inside the app')
  // Without an app, further findings would blame one that was never asked.
  if (bridge.kind === 'none') return
  yield found('it speaks wire 1', info?.wire === 1, infoFault(win) || JSON.stringify(info))
  if (info?.wire !== 1) return
  const unknown = [
    ...info.methods.filter((name) => !Object.keys(contract.methods).includes(name)),
    ...info.events.filter((name) => !Object.keys(contract.events).includes(name)),
  ]
  yield found('it declares what the contract has', !unknown.length, unknown.join(', '))
  const end = await strangersEnd(stranger, info.methods)
  yield found('it refuses calls without the nonce of this load', end === 'FORBIDDEN_ORIGIN', end)
  // The window in unit tests has no elements, so it can't open a frame.
  if ('createElement' in win.document) yield* settings(win, info.methods)
  yield* answers(bridge, info.methods)
  yield* refusals(bridge, info.methods)
  if (info.methods.includes('log')) {
    const end = await endOf(bridge.call(log, { level: 'debug', tag: 'conformance', message: hostile }))
    yield found('it takes any text', end === 'ok', end, 'log')
  }
}
