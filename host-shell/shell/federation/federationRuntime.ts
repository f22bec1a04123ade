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
 * Adds the fields that the runtime's registration needs. Mutates the object, because the first container
 * already refers to it.
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

/**
 * Installs the federation runtime and registers the shared modules. Containers that start later use this
 * runtime.
 */
export function provideRuntime(): void {
  // Only these exports are imported, so that tree shaking removes the rest. `provideExternalRuntime` would
  // include the runtime twice.
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
  // The host only shares modules. The runtime's own loader is left out, because it can't check hashes and
  // costs 4 kB (`FEDERATION_OPTIMIZE_NO_REMOTE`).
  const host = new ModuleFederation({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' })
  host.initShareScopeMap('default', shareScope as unknown as Parameters<typeof host.initShareScopeMap>[1])
  setGlobalFederationInstance(host)
}
