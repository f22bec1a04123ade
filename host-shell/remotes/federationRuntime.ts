import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { provided } from './sharedScope.ts'

/** Webpack's container: what a release's entry script assigns to its global. */
interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown
  get(module: string): Promise<() => { readonly area?: RemoteModule }>
}

// Named imports, so that tree shaking drops what no remote needs. Remotes read `helpers` and use nothing of it.
const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: {},
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
}

declare global {
  // eslint-disable-next-line no-var
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined
}

// Remotes are built without a runtime and find this one (saves about 19 kB gzip a remote). The documented
// `provideExternalRuntime` would ship it twice.
globalThis._FEDERATION_RUNTIME_CORE = core
setGlobalFederationConstructor(ModuleFederation)

// It shares modules and nothing else: its own loader knows no hashes and costs 4 kB (`FEDERATION_OPTIMIZE_NO_REMOTE`).
const host = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
} as unknown as ConstructorParameters<typeof ModuleFederation>[0])
setGlobalFederationInstance(host)

const tries = new Map<string, number>()
const started = new WeakMap<Container, Promise<unknown>>()

const named = (name: 'ScriptLoadError' | 'ScriptExecutionError', message: string): Error =>
  Object.assign(new Error(message), { name })

/**
 * Runs a script whose bytes have this hash (`sha384-…`). Rejects with a `ScriptLoadError` when it cannot be had or takes
 * longer than `limits.file`, with a `ScriptExecutionError` when it throws.
 */
function runScript(url: string, integrity: string): Promise<void> {
  const attempt = (tries.get(url) ?? 0) + 1
  tries.set(url, attempt)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    let failure: Error | undefined
    const threw = ({ filename, message }: ErrorEvent) => {
      if (filename === script.src) failure = named('ScriptExecutionError', `${url} threw ${message}`)
    }
    const end = () => {
      clearTimeout(timer)
      removeEventListener('error', threw)
      script.onload = script.onerror = null
      script.remove()
      if (failure) reject(failure)
      else resolve()
    }
    const failLoad = (why: string) => {
      failure = named('ScriptLoadError', `${url} ${why}`)
      end()
    }
    const timer = setTimeout(() => failLoad(`took longer than ${limits.file} ms`), limits.file)
    addEventListener('error', threw)
    script.onload = end
    script.onerror = () => failLoad('is unreachable')
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    // A browser joins a request that hangs, and would hang with it; a new query is a new request.
    script.src = attempt > 1 ? `${url}?r=${attempt}` : url
    document.head.append(script)
  })
}

/**
 * Starts the container at `entry` under its unique name and gives its remote module. A lost file is asked for once more,
 * as the container does for its own. Rejects when a script fails, is late or has other bytes than its hash says; a later
 * call tries again.
 */
export async function loadContainer(name: string, entry: string, integrity: string): Promise<RemoteModule> {
  const globals = globalThis as unknown as Readonly<Record<string, Container | undefined>>
  // Without a hash the browser would run any bytes.
  if (!integrity) throw new Error(`no hash is known for ${entry}`)
  if (!globals[name])
    await runScript(entry, integrity).catch((failure: Error) => {
      if (!failure.message.endsWith('is unreachable')) throw failure
      return runScript(entry, integrity)
    })
  const container = globals[name]
  if (!container) throw new Error(`${entry} is not the container ${name}`)
  const { shareScopeMap } = host
  // Not enumerable: the container copies its options.
  const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: shareScopeMap,
  })
  const starting =
    started.get(container) ?? Promise.resolve(container.init(shareScopeMap['default']!, [], options))
  started.set(container, starting)
  await starting.catch((failure: unknown) => {
    started.delete(container)
    throw failure
  })
  const { area } = (await container.get('./area'))()
  if (!area) throw new Error(`${name} exposes no area`)
  return area
}
