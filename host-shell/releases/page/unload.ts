import { loadedModules } from '../../remotes/openRemote.ts'
import { releaseOf } from '../../remotes/chooseRelease.ts'
import { note } from './journal.ts'

/** The federation runtime's list of instances; internal, so its presence is checked. */
interface Runtime {
  readonly __INSTANCES__?: { readonly name?: string }[]
}

/** Removes a release from the page as far as possible: runtime instance, globals and stylesheets. */
export function unloadRelease(win: Window, ref: string): void {
  loadedModules.delete(ref)
  const release = releaseOf(ref)
  if (!release) return
  const { mf: name, path } = release
  const globals = win as unknown as Record<string, unknown>
  const { __INSTANCES__: instances } = (globals['__FEDERATION__'] ?? {}) as Runtime
  const at = instances?.findIndex((instance) => instance.name === name) ?? -1
  if (at >= 0) instances?.splice(at, 1)

  // Declared with `var` by the container, so it cannot be deleted.
  globals[name] = undefined
  globals[`webpackChunk${name}`] = undefined
  win.document
    .querySelectorAll(`link[href*="/${path}"], script[src*="/${path}"]`)
    .forEach((element) => element.remove())
  note('purged', ref)
}
