import { shareScope } from './sharedScope.ts'

// Containers are built without a runtime and expect `@module-federation/runtime-core` as a global. Loading
// that library before the first screen would cost 6.5 kB (brotli), and the first container uses only the
// subset below. The full library loads after the first screen (`federationRuntime.ts`). It takes over this
// instance list and the shared modules, and serves all later containers.

type Options = Readonly<Record<string, unknown>>

/** The subset of the library's `ModuleFederation` (2.9) that a container without remotes uses. */
class FirstInstance {
  readonly name: unknown
  readonly shareScopeMap: Record<string, unknown> = {}
  options: Options
  constructor(options: Options) {
    this.options = options
    this.name = options['name']
  }
  initOptions(options: Options): void {
    this.options = { ...this.options, ...options }
  }
  initShareScopeMap(name: string, scope: unknown): void {
    this.shareScopeMap[name] = scope
  }
  /** Returns no promises to wait for, because all shared modules are already loaded. */
  initializeSharing(): readonly [] {
    return []
  }
  loadShareSync(name: string): () => object {
    // Each shared module has exactly one version, and the compatibility gate has checked it against the
    // release's requirements. So the first entry is the right one.
    const [shared] = Object.values(shareScope[name] ?? {})
    if (!shared) throw new Error(`${name} is not shared`)
    return shared.lib
  }
  async loadShare(name: string): Promise<() => object> {
    return this.loadShareSync(name)
  }
}

declare global {
  // The library reads this global and adds its own fields to it.
  // eslint-disable-next-line no-var
  var __FEDERATION__: { readonly __INSTANCES__: unknown[] } | undefined
  // eslint-disable-next-line no-var
  var _FEDERATION_RUNTIME_CORE: object | undefined
}

const { __INSTANCES__: instances } = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] })

globalThis._FEDERATION_RUNTIME_CORE = {
  CurrentGlobal: globalThis,
  ModuleFederation: FirstInstance,
  getGlobalFederationConstructor: () => undefined,
  setGlobalFederationConstructor() {},
  setGlobalFederationInstance: (instance: unknown) => instances.push(instance),
  // Containers read this field but call none of its functions.
  helpers: {},
}
