import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { routeAt } from '@companion/shared/navigation/router'
import { language } from '@companion/shared/texts/language'
import { timeout } from '@companion/shared/platform/clock'
import type { Candidate } from '@companion/release-protocol/select'
import { filesFor } from '../boot/releaseFiles.ts'
import { emit, remoteStates, showRelease, showStatus } from './remoteStates.ts'
import { candidatesFor, startableReleases } from './chooseRelease.ts'
import { loadContainer } from './loadContainer.ts'
import { loadTitles } from './titles.ts'

// How a remote gets on the page: chooseRelease.ts keeps the releases that may run, best first; `loadRelease` loads code,
// styles and texts by their hashes; the outlet renders it. What fails or is late leads to the next one, all within
// `limits.remote`; then the outlet shows the failure with Retry. releases/page listens to the events of each step.

/** Ref → module of the releases in memory: showing one again takes no request. */
export const loadedModules = new Map<string, RemoteModule>()

/** Loads a release's container, and beside it the scripts that the route of the address needs of it. */
function loadCode({ release }: Candidate, remote: string): Promise<RemoteModule> {
  const route = routeAt(location.pathname)
  // Words that the release does not name the container itself knows where to find.
  const files = filesFor(release, route?.remote === remote ? route.name : '')
  const [entry, ...others] = [...files, release.texts[language.lang]!]
    .filter((file) => file?.[0].endsWith('.js'))
    .map(([file, hash]) => [`${location.origin}/${release.path}${file}`, hash] as const)
  return loadContainer(release.mf, ...entry!, others)
}

async function loadModule(candidate: Candidate, remote: string): Promise<RemoteModule> {
  const module = loadedModules.get(candidate.ref) ?? (await loadCode(candidate, remote))
  await module.prepare(language.lang)
  return module
}

/** Loads one release with its texts within `ms` milliseconds. Gives undefined when it fails or is late; never rejects. */
export async function loadRelease(
  candidate: Candidate,
  ms: number = limits.remote,
): Promise<RemoteModule | undefined> {
  const { ref } = candidate
  const remote = ref.slice(0, ref.indexOf('@'))
  emit({ type: 'starting', remote, ref })
  try {
    const module = await timeout(ms, loadModule(candidate, remote))
    loadedModules.set(ref, module)
    emit({ type: 'loaded', remote, ref })
    return module
  } catch (cause) {
    console.warn(`${ref} not loaded`, cause)
    emit({ type: 'loadFailed', remote, ref, cause })
    return undefined
  }
}

/** Shows the best release that loads within the time of one remote. False when there is none; the page then stays. */
export async function showBestRelease(remote: string): Promise<boolean> {
  const end = Date.now() + limits.remote
  for (const candidate of await startableReleases(remote)) {
    const left = end - Date.now()
    const module = left > 0 ? await loadRelease(candidate, left) : undefined
    // While it was loading it may have been revoked, or have failed on this page.
    if (!module || !candidatesFor(remote).some(({ ref }) => ref === candidate.ref)) continue
    if (remoteStates[remote]?.status !== 'ready') showRelease(remote, candidate.ref, module)
    // Titles that could not be had while the remote was away can be had now.
    void loadTitles(remote)
    return true
  }
  return false
}

/**
 * Brings a remote onto the page, unless it is there, on its way, or has failed: that one waits for Retry. Shown or failed
 * within `limits.remote`.
 */
export async function openRemote(remote: string): Promise<void> {
  if (remote in remoteStates) return
  showStatus(remote, 'loading')
  if (!(await showBestRelease(remote)) && remoteStates[remote]?.status === 'loading')
    showStatus(remote, 'failed')
}

/** Fails what is still loading from below `path` (`/r/`, `/r/pay/`), or the next attempt would join hanging requests. */
export function abortPendingFiles(path: string): void {
  const files = `script[src*="${path}"]:not([src*="/r/shell/"]),link[href*="${path}"]:not([href*="/r/shell/"])`
  // Each loader has its handler there until the file has arrived; the first script leaves those of a newer shell.
  document.querySelectorAll<HTMLElement>(files).forEach((file) => file.onerror?.(new Event('error')))
}

/** Tries a failed remote again, without touching the others. */
export function retryRemote(remote: string): Promise<void> {
  abortPendingFiles(`/r/${remote}/`)
  if (!candidatesFor(remote).length) emit({ type: 'askedAgain', remote })
  delete remoteStates[remote]
  return openRemote(remote)
}
