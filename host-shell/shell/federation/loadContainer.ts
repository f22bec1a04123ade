import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { timeout } from '@companion/shared/platform/clock'
import { startContainer, type Container } from './startContainer.ts'
import type { Integrity } from '@companion/release-protocol/channelDocument'

const running = new Map<string, Promise<void>>()

/**
 * Runs a script that must match this hash (`sha384-…`). `again` retries a failed load once, past all caches
 * (`boot/headScript.ts`). Rejects with a `ScriptLoadError` if it can't be loaded, or a `TimeoutError` if one
 * attempt takes longer than `ms`.
 */
export async function runScript(
  url: string,
  integrity: Integrity,
  again = true,
  ms: number = limits.file,
): Promise<void> {
  const attempt = (companion.attempts[url] = (companion.attempts[url] ?? 0) + 1)
  const script = document.createElement('script')
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
  // The browser would join a hanging request and hang as well; a new query makes a new request.
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
  // A load that Retry aborted hasn't failed by itself.
  const anew = companion.reloads[script.src]
  await (again ? timeout(ms, Promise.resolve(anew)) : Promise.reject()).catch(lose)
  if (anew) companion.attempts[url] = attempt - 1
  return runScript(url, integrity, false, ms)
}

let isFirst = true
let runtime: Promise<void> | undefined
/**
 * Loads the federation runtime, which starts all later containers. Never rejects: without it, they start like
 * the first one.
 */
export const bringRuntime = (): Promise<void> =>
  (runtime ??= import(/* webpackChunkName: "federation" */ './federationRuntime.ts').then(
    ({ provideRuntime }) => provideRuntime(),
    () => {
      runtime = undefined
    },
  ))

/**
 * Starts the container at `entry` under its unique name and returns its remote module. Rejects if a script
 * fails, times out or doesn't match its hash; a later call tries again. `others` are scripts the container
 * will request: they load in parallel instead of one after the other.
 */
export async function loadContainer(
  name: string,
  entry: string,
  integrity: Integrity,
  others: readonly (readonly [url: string, integrity: Integrity])[] = [],
): Promise<RemoteModule> {
  const globals = globalThis as unknown as Readonly<Record<string, Container | undefined>>
  // Without a hash the browser would run any bytes.
  if (!integrity) throw new Error('no hash')
  // Running it twice would leave two containers with separate modules.
  if (!globals[name]) {
    if (!isFirst) await timeout(limits.secondaryData, bringRuntime()).catch(() => {})
    const run = companion.mirrors?.run ?? runScript
    // The container's loader finds scripts that have run, joins pending ones and requests failed ones again.
    if (!running.has(entry) && !companion.mirrors)
      for (const [url, hash] of others)
        if (!companion.attempts[url]) runScript(url, hash, false).catch(() => {})
    const script = running.get(entry) ?? run(entry, integrity).finally(() => running.delete(entry))
    running.set(entry, script)
    await script
  }
  const container = globals[name]
  // The script threw before its last statement, which assigns the container.
  if (!container) throw new Error(`${entry} is no container`)
  const area = await startContainer(container)
  isFirst = false
  return area
}
