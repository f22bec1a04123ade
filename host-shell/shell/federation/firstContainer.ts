import { shareScope } from './sharedScope.ts'

// Containers are built without a runtime and find `@module-federation/runtime-core` on the page. It would come before the
// first screen (6.5 kB brotli), of which that screen's container uses what is below. The library itself follows when the
// screen is there (`federationRuntime.ts`): it takes over this list of instances and the shared modules, and starts all
// containers after that one.

type Options = Readonly<Record<string, unknown>>

/** As much of the library's `ModuleFederation` as a container without remotes of its own calls, in 2.9. */
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
  /** Nothing is to be waited for: the page has all that it shares. */
  initializeSharing(): readonly [] {
    return []
  }
  loadShareSync(name: string): () => object {
    // One version of each is there; the compatibility gate has compared it with what the release needs.
    const [shared] = Object.values(shareScope[name] ?? {})
    if (!shared) throw new Error(`${name} is not shared`)
    return shared.lib
  }
  async loadShare(name: string): Promise<() => object> {
    return this.loadShareSync(name)
  }
}

declare global {
  // The library uses this global and adds to it what is missing.
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
  // Containers read it, and use nothing of it.
  helpers: {},
}
