import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { provided } from './sharedScope.ts'

const hashes = new Map<string, string>()
const tries = new Map<string, number>()

/** Allows a script address and says what its bytes must hash to (`sha384-…`). No hash, no load. */
export function allowScript(url: string, integrity: string): void {
  hashes.set(url, integrity)
}

/** Replaces the runtime's own script element: integrity set, and another address after a failure. */
function createScript({ url }: { url: string }) {
  const integrity = hashes.get(url)
  if (!integrity) throw new Error(`no hash is known for ${url}`)
  const attempt = (tries.get(url) ?? 0) + 1
  tries.set(url, attempt)
  const script = document.createElement('script')
  // A browser joins a request that hangs, and would hang with it; a new query is a new request.
  script.src = attempt > 1 ? `${url}?r=${attempt}` : url
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
  script.async = true
  return { script, timeout: limits.file }
}

// By name, not as a namespace, so that what no remote asks for stays out (0.5 kB).
const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
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

const host = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
  plugins: [{ name: 'companion', createScript }],
} as ConstructorParameters<typeof ModuleFederation>[0])
setGlobalFederationInstance(host)

/**
 * Starts the container at `entry` under its unique name and gives its remote module. A lost file is asked for once more, as the
 * container does for its own. Rejects when a script fails, is late or has other bytes than its hash says; a later call
 * tries again.
 */
export async function loadContainer(name: string, entry: string): Promise<RemoteModule> {
  // The runtime would wait 20 s on a failed element that it finds in the page.
  document.querySelectorAll<HTMLScriptElement>(`script[src^="${entry}"]`).forEach((script) => {
    if (!(name in globalThis)) script.remove()
  })
  host.registerRemotes([{ name, entry, type: 'global' }])
  const load = () => host.loadRemote<{ area: RemoteModule }>(`${name}/area`, { from: 'runtime' })
  const module = await load().catch((failure: unknown) => {
    // The runtime's words for an element's error, which are others for one that is late.
    if (!/is unreachable/.test(String(failure))) throw failure
    return load()
  })
  if (!module?.area) throw new Error(`${name} exposes no area`)
  return module.area
}
