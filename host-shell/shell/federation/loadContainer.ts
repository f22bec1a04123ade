import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { timeout } from '@companion/shared/platform/clock'
import { startContainer, type Container } from './startContainer.ts'

const tries = (globalThis.companionTries ??= {})
const running = new Map<string, Promise<void>>()

/**
 * Runs a script whose bytes have this hash (`sha384-…`); `again` asks for a lost one once more, past all caches
 * (`boot/headScript.ts`). Rejects with a `ScriptLoadError` when it cannot be had, a `TimeoutError` when one try takes
 * longer than `ms`.
 */
export async function runScript(
  url: string,
  integrity: string,
  again = true,
  ms: number = limits.file,
): Promise<void> {
  const attempt = (tries[url] = (tries[url] ?? 0) + 1)
  const script = document.createElement('script')
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
  // A browser joins a request that hangs, and would hang with it; a new query is a new request.
  script.src = attempt > 1 ? `${url}?r=${attempt}` : url
  const loading = new Promise<boolean>((end) => {
    script.onload = () => end(true)
    script.onerror = () => end(false)
  })
  document.head.append(script)
  const isLoaded = await timeout(ms, loading).finally(() => {
    script.onload = script.onerror = null
    script.remove()
  })
  if (isLoaded) return
  const lose = () => {
    throw Object.assign(new Error(`${url} is unreachable`), { name: 'ScriptLoadError' })
  }
  // What Retry breaks off has not failed by itself.
  const anew = globalThis.companionAnew?.[script.src]
  await (again ? timeout(ms, Promise.resolve(anew)) : Promise.reject()).catch(lose)
  if (anew) tries[url] = attempt - 1
  return runScript(url, integrity, false, ms)
}

let isFirst = true
let runtime: Promise<void> | undefined
/** Has the federation runtime start all further containers. Never rejects: without it they are started as the first was. */
export const bringRuntime = (): Promise<void> =>
  (runtime ??= import(/* webpackChunkName: "federation" */ './federationRuntime.ts').then(
    ({ provideRuntime }) => provideRuntime(),
    () => {
      runtime = undefined
    },
  ))

/**
 * Starts the container at `entry` under its unique name and gives its remote module. Rejects when a script fails, is
 * late or has other bytes than its hash says; a later call tries again. `others` are scripts that it is going to ask for:
 * they run beside it, or one would wait for the other.
 */
export async function loadContainer(
  name: string,
  entry: string,
  integrity: string,
  others: readonly (readonly [url: string, integrity: string])[] = [],
): Promise<RemoteModule> {
  const globals = globalThis as unknown as Readonly<Record<string, Container | undefined>>
  // Without a hash the browser would run any bytes.
  if (!integrity) throw new Error('no hash')
  // Run twice, it would leave two containers with modules of their own.
  if (!globals[name]) {
    if (!isFirst) await timeout(limits.secondaryData, bringRuntime()).catch(() => {})
    const run = globalThis.companionMirrors?.run ?? runScript
    // Its loader finds what has run, joins what is on its way, and asks again for what is lost.
    if (!running.has(entry) && !globalThis.companionMirrors)
      for (const [url, hash] of others) if (!tries[url]) runScript(url, hash, false).catch(() => {})
    const script = running.get(entry) ?? run(entry, integrity).finally(() => running.delete(entry))
    running.set(entry, script)
    await script
  }
  const container = globals[name]
  // The script has thrown: it assigns the container last.
  if (!container) throw new Error(`${entry} is no container`)
  const area = await startContainer(container)
  isFirst = false
  return area
}
