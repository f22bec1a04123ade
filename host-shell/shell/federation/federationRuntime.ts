import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import { shareScope } from './sharedScope.ts'

/**
 * Adds the fields that the runtime registers. Mutates the object, because the first container already holds
 * it.
 */
function describeShared(): void {
  for (const versions of Object.values(shareScope))
    for (const [version, shared] of Object.entries(versions))
      Object.assign(shared, {
        version,
        scope: ['default'],
        from: 'shell',
        strategy: 'loaded-first',
        loaded: true,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      })
}

/** Puts the federation runtime and the shared modules on the page. Containers that start later bind to it. */
export function provideRuntime(): void {
  // Named imports let tree shaking drop what no remote needs. `provideExternalRuntime` would ship the runtime
  // twice.
  globalThis._FEDERATION_RUNTIME_CORE = {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: {},
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  }
  setGlobalFederationConstructor(ModuleFederation)
  describeShared()
  // Only shares modules. The runtime's own loader has no integrity support and costs 4 kB
  // (`FEDERATION_OPTIMIZE_NO_REMOTE`).
  const host = new ModuleFederation({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' })
  host.initShareScopeMap('default', shareScope as unknown as Parameters<typeof host.initShareScopeMap>[1])
  setGlobalFederationInstance(host)
}
