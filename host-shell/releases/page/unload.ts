import { loadedModules } from '../../remotes/openRemote.ts'
import { releaseOf } from '../../remotes/chooseRelease.ts'
import { note } from './journal.ts'

/** What of the federation runtime holds a release; its internals, so each is looked for before it is touched. */
interface Runtime {
  readonly __INSTANCES__?: readonly {
    readonly options?: { readonly remotes?: { readonly name: string }[] }
    readonly moduleCache?: Map<string, unknown>
    readonly remoteHandler?: { readonly idToRemoteMap?: Record<string, { readonly name?: string }> }
    readonly name?: string
  }[]
  readonly __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>
}

/** Takes a retired release out of the page as far as it can be: runtime records, globals and stylesheets. */
export function unloadRelease(win: Window, ref: string): void {
  loadedModules.delete(ref)
  const release = releaseOf(ref)
  if (!release) return
  const { mf: name, path } = release
  const globals = win as unknown as Record<string, unknown>
  const runtime = (globals['__FEDERATION__'] ?? {}) as Runtime

  const instances = runtime.__INSTANCES__
  for (const { options, moduleCache, remoteHandler } of instances ?? []) {
    const at = options?.remotes?.findIndex((remote) => remote.name === name) ?? -1
    if (at >= 0) options?.remotes?.splice(at, 1)
    moduleCache?.delete?.(name)
    const ids = remoteHandler?.idToRemoteMap ?? {}
    for (const id of Object.keys(ids)) if (ids[id]?.name === name) delete ids[id]
  }
  const own = instances?.findIndex((instance) => instance.name === name) ?? -1
  if (own >= 0 && Array.isArray(instances)) instances.splice(own, 1)
  const loading = runtime.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {}
  for (const key of Object.keys(loading)) if (key.startsWith(`${name}:`)) delete loading[key]

  // Declared with `var` by the container, so it cannot be deleted.
  globals[name] = undefined
  globals[`webpackChunk${name}`] = undefined
  win.document
    .querySelectorAll(`link[href*="/${path}"], script[src*="/${path}"]`)
    .forEach((element) => element.remove())
  note('purged', ref)
}
