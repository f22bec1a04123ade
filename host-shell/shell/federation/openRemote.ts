import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { routeAt } from '@companion/shared/navigation/router'
import { language } from '@companion/shared/texts/language'
import { timeout } from '@companion/shared/platform/clock'
import type { Candidate } from '@companion/release-protocol/select'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { filesFor } from '../boot/releaseFiles.ts'
import { emit, remoteStates, setRemote, type RemoteState } from './remoteStates.ts'
import { candidatesFor, startableReleases } from './chooseRelease.ts'
import { loadContainer } from './loadContainer.ts'
import { loadTitles } from './titles.ts'

// How a remote gets on the page: chooseRelease.ts lists the releases that may run, best first; `loadRelease`
// loads code, styles and texts by hash; the outlet renders it. On failure or timeout the next release
// follows, all within `limits.remote`. After that the outlet shows the failure with Retry.
// `releases/watchReleases.ts` listens to the events of each step.

/** Ref → module of the releases in memory; showing one again needs no request. */
export const loadedModules = new Map<ReleaseRef | '', RemoteModule>()

/** Loads a release's container, and in parallel the scripts the current route needs from it. */
function loadCode({ release }: Candidate, remote: string): Promise<RemoteModule> {
  const route = routeAt(location.pathname)
  // The container itself finds texts that the release doesn't list.
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

/**
 * Loads one release with its texts within `ms` milliseconds. Returns undefined on failure or timeout; never
 * rejects.
 */
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

/** Ends whatever the machine of live updates is doing with the remote. */
const show = (remote: string, status: RemoteState['status'], shown: RemoteState['shown'] = '') =>
  setRemote(remote, { status, shown, job: null })

/**
 * Shows the best release that loads within one remote's timeout. Returns false if none does; the page stays
 * as it is.
 */
export async function showBestRelease(remote: string): Promise<boolean> {
  const end = Date.now() + limits.remote
  for (const candidate of await startableReleases(remote)) {
    const left = end - Date.now()
    const module = left > 0 ? await loadRelease(candidate, left) : undefined
    // Meanwhile it may have been revoked or have failed on this page.
    if (!module || !candidatesFor(remote).some(({ ref }) => ref === candidate.ref)) continue
    if (remoteStates[remote]?.status !== 'ready') show(remote, 'ready', candidate.ref)
    // Titles that failed to load while the remote was unavailable may load now.
    void loadTitles(remote)
    return true
  }
  return false
}

/**
 * Opens a remote unless it is shown, loading, or failed (then it waits for Retry). Ends shown or failed
 * within `limits.remote`.
 */
export async function openRemote(remote: string): Promise<void> {
  const status = () => remoteStates[remote]?.status ?? 'closed'
  if (status() !== 'closed') return
  setRemote(remote, { status: 'loading', best: candidatesFor(remote)[0]?.ref })
  if (!(await showBestRelease(remote)) && status() === 'loading') show(remote, 'failed')
}

/** Closes a remote that has failed, so that the next visit opens it again. */
export function closeFailed(remote: string): void {
  if (remoteStates[remote]?.status === 'failed') setRemote(remote, { status: 'closed' })
}

/**
 * Fails all pending loads below `path` (`/r/`, `/r/pay/`); otherwise the next attempt would join hanging
 * requests.
 */
export function abortPendingFiles(path: string): void {
  const files = `script[src*="${path}"]:not([src*="/r/shell/"]),link[href*="${path}"]:not([href*="/r/shell/"])`
  // Each loader's handler stays set until its file has arrived. The selector skips a newer shell's files,
  // whose handlers the head script leaves set.
  document.querySelectorAll<HTMLElement>(files).forEach((file) => file.onerror?.(new Event('error')))
}

/** Retries a failed remote without affecting the others. */
export function retryRemote(remote: string): Promise<void> {
  abortPendingFiles(`/r/${remote}/`)
  if (!candidatesFor(remote).length) emit({ type: 'askedAgain', remote })
  closeFailed(remote)
  return openRemote(remote)
}
