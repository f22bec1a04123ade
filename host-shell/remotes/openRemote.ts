import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/remoteModule'
import { language } from '@companion/shared/texts/language'
import { within } from '@companion/shared/within'
import type { Candidate } from '../releases/model/select.ts'
import { remoteStates, showRelease, showFailed, showLoading } from './remoteStates.ts'
import { candidatesFor, startableReleases } from './chooseRelease.ts'
import { allowScript, loadContainer } from './federationRuntime.ts'
import { loadTitles } from './titles.ts'
import { loadObserver } from './loadObserver.ts'

/** Releases that have been loaded and not retired: going back to one takes no request. */
const loaded = new Map<string, RemoteModule>()

async function loadModule({ ref, release }: Candidate): Promise<RemoteModule> {
  const entry = new URL(`/${release.path}${release.entry[0]}`, location.href).href
  allowScript(entry, release.entry[1])
  const area = loaded.get(ref) ?? (await loadContainer(release.mf, entry))
  await area.prepare(language.lang)
  return area
}

/** Loads one release with its texts within `ms` milliseconds and tells the load observer; nothing when it fails. */
export async function loadRelease(
  candidate: Candidate,
  ms: number = limits.remote,
): Promise<RemoteModule | undefined> {
  loadObserver().starting(candidate)
  try {
    const area = await within(ms, loadModule(candidate))
    loaded.set(candidate.ref, area)
    loadObserver().loaded(candidate)
    return area
  } catch (failure) {
    console.warn(`Companion: ${candidate.ref} could not be loaded.`, failure)
    // Why is found out by the way: nobody waits for that.
    loadObserver().failed(candidate, failure)
    return undefined
  }
}

/** Whether a release can be shown without a request. */
export const isLoaded = (ref: string): boolean => loaded.has(ref)

/** Forgets a loaded release. */
export const forgetRelease = (ref: string): void => void loaded.delete(ref)

/**
 * Puts the best release that can be loaded on the page, of those the document allows. All of them together have the
 * time of one remote. False when there is none; the page then stays as it is.
 */
export async function showBestRelease(remote: string): Promise<boolean> {
  const end = Date.now() + limits.remote
  for (const candidate of startableReleases(remote)) {
    const left = end - Date.now()
    const area = left > 0 ? await loadRelease(candidate, left) : undefined
    if (!area) continue
    if (remoteStates[remote]?.status !== 'ready') showRelease(remote, candidate.ref, area)
    // Titles that could not be had while the remote was away can be had now.
    void loadTitles(remote)
    return true
  }
  return false
}

/**
 * Brings a remote onto the page. Ends within the limit of a remote, with the area shown or marked as failed. Opening
 * one that is open or on its way does nothing.
 */
export async function openRemote(remote: string): Promise<void> {
  const status = remoteStates[remote]?.status
  if (status === 'ready' || status === 'loading') return
  showLoading(remote)
  if (!(await showBestRelease(remote)) && remoteStates[remote]?.status === 'loading') showFailed(remote)
}

/**
 * Counts what is still on its way from remotes as lost (`/r/`), or from one of them (`/r/pay/`): their loaders ask once
 * more, under another address. Whoever tries again would otherwise join a request that hangs.
 */
export function abortPendingFiles(path: string): void {
  const files = `script[src*="${path}"],link[href*="${path}"]`
  // Each loader has its handler there until the file has arrived.
  document.querySelectorAll<HTMLElement>(files).forEach((file) => file.onerror?.(new Event('error')))
}

/** Tries a failed remote again, without touching the others. */
export function retryRemote(remote: string): Promise<void> {
  abortPendingFiles(`/r/${remote}/`)
  if (!candidatesFor(remote).length) loadObserver().clearQuarantine(remote)
  delete remoteStates[remote]
  return openRemote(remote)
}
