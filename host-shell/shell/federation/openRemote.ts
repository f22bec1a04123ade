import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { routeAt } from '@companion/shared/navigation/router'
import { language } from '@companion/shared/texts/language'
import { timeout } from '@companion/shared/platform/clock'
import type { Candidate } from '@companion/release-protocol/select'
import { remoteOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import { filesFor } from '../boot/releaseFiles.ts'
import { emit, remoteStates, setRemote, type RemoteState } from './remoteStates.ts'
import { candidatesFor, startableReleases } from './chooseRelease.ts'
import { loadContainer } from './loadContainer.ts'
import { loadTitles } from './titles.ts'

// The steps that show a remote: `chooseRelease.ts` lists the releases that may run, best first. `loadRelease`
// loads code, styles and translations, all checked by hash. The outlet renders them. If a release fails or
// times out, the next one is tried, all within `limits.remote`. After that, the outlet shows an error with
// Retry. `releases/watchReleases.ts` listens to the events of each step.

/** Release → its module, for the releases in memory. Showing one of them again needs no request. */
export const loadedModules = new Map<ReleaseRef | '', RemoteModule>()

/** Loads a release's container and, in parallel, the scripts that the current route needs from it. */
function loadCode({ release }: Candidate, remote: string): Promise<RemoteModule> {
  const route = routeAt(location.pathname)
  // If the release doesn't list its translations, the container finds them itself.
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
 * Loads one release with its translations within `ms` milliseconds. Returns undefined on failure or timeout.
 * Never rejects.
 */
export async function loadRelease(
  candidate: Candidate,
  ms: number = limits.remote,
): Promise<RemoteModule | undefined> {
  const { ref } = candidate
  const remote = remoteOf(ref)
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

/** Sets a remote's status, and ends any job that live updates have started for it. */
const show = (remote: string, status: RemoteState['status'], shown: RemoteState['shown'] = '') =>
  setRemote(remote, { status, shown, job: null })

/**
 * Shows the best release that loads within `limits.remote`. Returns false if none does, and changes nothing
 * then.
 */
export async function showBestRelease(remote: string): Promise<boolean> {
  const end = Date.now() + limits.remote
  for (const candidate of await startableReleases(remote)) {
    const left = end - Date.now()
    const module = left > 0 ? await loadRelease(candidate, left) : undefined
    // While it was loading, the release may have been revoked or have failed elsewhere on this page.
    if (!module || !candidatesFor(remote).some(({ ref }) => ref === candidate.ref)) continue
    if (remoteStates[remote]?.status !== 'ready') show(remote, 'ready', candidate.ref)
    // Tries titles again that failed to load while the remote was unavailable.
    void loadTitles(remote)
    return true
  }
  return false
}

/**
 * Opens a remote. Does nothing if it's shown or loading, or if it has failed and waits for Retry. The remote
 * ends up shown or failed within `limits.remote`.
 */
export async function openRemote(remote: string): Promise<void> {
  const status = () => remoteStates[remote]?.status ?? 'closed'
  if (status() !== 'closed') return
  setRemote(remote, { status: 'loading', best: candidatesFor(remote)[0]?.ref })
  if (!(await showBestRelease(remote)) && status() === 'loading') show(remote, 'failed')
}

/** Closes a failed remote, so that the next visit opens it again. */
export function closeFailed(remote: string): void {
  if (remoteStates[remote]?.status === 'failed') setRemote(remote, { status: 'closed' })
}

/**
 * Fails all pending loads below `path` (`/r/`, `/r/pay/`). Otherwise the next attempt would join requests
 * that hang.
 */
export function abortPendingFiles(path: string): void {
  const files = `script[src*="${path}"]:not([src*="/r/shell/"]),link[href*="${path}"]:not([href*="/r/shell/"])`
  // A loader removes its handler once the file has arrived, so only pending loads are affected. The selector
  // excludes the shell's files, because the head script never removes its handlers.
  document.querySelectorAll<HTMLElement>(files).forEach((file) => file.onerror?.(new Event('error')))
}

/** Retries a failed remote. Doesn't affect the others. */
export function retryRemote(remote: string): Promise<void> {
  abortPendingFiles(`/r/${remote}/`)
  if (!candidatesFor(remote).length) emit({ type: 'askedAgain', remote })
  closeFailed(remote)
  return openRemote(remote)
}
