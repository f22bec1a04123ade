import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { timeout } from '@companion/shared/platform/clock'
import { startContainer, type Container } from './startContainer.ts'
import type { Integrity } from '@companion/release-protocol/channelDocument'

const running = new Map<string, Promise<void>>()

/**
 * Runs a script that must match this hash (`sha384-…`). With `again`, retries a failed load once, past all
 * caches (`boot/headScript.ts`). Rejects with a `ScriptLoadError` if the script can't be loaded, or with a
 * `TimeoutError` if one attempt takes longer than `ms` milliseconds.
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
  // Appends a query to each retry. Otherwise the browser would join a request to the same URL that's still in
  // flight and hanging.
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
  // `reloads` is empty for this URL if Retry aborted the load. Then the file hasn't failed, so it's requested
  // again under a new URL.
  const anew = companion.reloads[script.src]
  await (again ? timeout(ms, Promise.resolve(anew)) : Promise.reject()).catch(lose)
  if (anew) companion.attempts[url] = attempt - 1
  return runScript(url, integrity, false, ms)
}

let isFirst = true
let runtime: Promise<void> | undefined
/**
 * Loads the federation runtime, which all later containers use. Never rejects: without it, they start in the
 * same way as the first one.
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
 * fails, times out or doesn't match its hash. A later call tries again. `others` are scripts that the
 * container will request. They load in parallel with it, instead of after it.
 */
export async function loadContainer(
  name: string,
  entry: string,
  integrity: Integrity,
  others: readonly (readonly [url: string, integrity: Integrity])[] = [],
): Promise<RemoteModule> {
  const globals = globalThis as unknown as Readonly<Record<string, Container | undefined>>
  // Without a hash, the browser would run the script whatever it contains.
  if (!integrity) throw new Error('no hash')
  // Running the script twice would create two containers with separate module instances.
  if (!globals[name]) {
    if (!isFirst) await timeout(limits.secondaryData, bringRuntime()).catch(() => {})
    const run = companion.mirrors?.run ?? runScript
    // The container's loader reuses scripts that have run, joins requests in flight, and retries failed ones.
    // So failures here are ignored.
    if (!running.has(entry) && !companion.mirrors)
      for (const [url, hash] of others)
        if (!companion.attempts[url]) runScript(url, hash, false).catch(() => {})
    const script = running.get(entry) ?? run(entry, integrity).finally(() => running.delete(entry))
    running.set(entry, script)
    await script
  }
  const container = globals[name]
  // The script's last statement assigns the container, so an earlier exception leaves it undefined.
  if (!container) throw new Error(`${entry} is no container`)
  const area = await startContainer(container)
  isFirst = false
  return area
}
