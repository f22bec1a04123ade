import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import { shareScope } from './sharedScope.ts'

/** Completes the shared modules to what the runtime registers; the object stays, the first container has it. */
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

/** Puts the federation runtime on the page, with what the page shares: containers started from now on are bound to it. */
export function provideRuntime(): void {
  // Named, so that tree shaking drops what no remote needs. `provideExternalRuntime` would ship it twice.
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
  // It shares modules and nothing else: its own loader knows no hashes and costs 4 kB (`FEDERATION_OPTIMIZE_NO_REMOTE`).
  const host = new ModuleFederation({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' })
  host.initShareScopeMap('default', shareScope as unknown as Parameters<typeof host.initShareScopeMap>[1])
  setGlobalFederationInstance(host)
}
