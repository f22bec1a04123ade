import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { language } from '@companion/shared/texts/language'
import { timeout } from '@companion/shared/platform/clock'
import type { Candidate } from '../releases/model/select.ts'
import { emit, remoteStates, showRelease, showStatus } from './remoteStates.ts'
import { candidatesFor, startableReleases } from './chooseRelease.ts'
import { loadContainer } from './federationRuntime.ts'
import { loadTitles } from './titles.ts'

/*
 * How a remote gets on the page. The outlet (app/Outlet.tsx) asks for the remote of its route:
 *
 *   1. choose   chooseRelease.ts keeps, per remote, the releases this device may run, best first: those of the newest
 *               verified document that are signed, fit the page and are not in quarantine.
 *   2. load     loadRelease: container script, its screens' code and styles, texts of the language.
 *   3. verify   federationRuntime.ts gives each script the hash that the signed document names; the browser runs no
 *               other bytes. The build has written the hashes of lazy chunks into the container.
 *   4. show     remoteStates.ts: the outlet renders the release (app/RemoteSlot.tsx).
 *
 * A step that fails or is late leads to the next best release; all of them together have `limits.remote` (8 s), a
 * script has `limits.file` (6 s). When none is left the outlet says so, with Retry, for this remote alone.
 *
 * Each step is an event of remoteStates.ts. On an open page releases/page/liveUpdates.ts listens to them: it keeps what
 * failed away, brings newer releases, rolls back, and retries by itself.
 */

/** Ref → module of the releases in memory: showing one again takes no request. */
export const loadedModules = new Map<string, RemoteModule>()

async function loadModule({ ref, release }: Candidate): Promise<RemoteModule> {
  const entry = new URL(`/${release.path}${release.entry[0]}`, location.href).href
  const module = loadedModules.get(ref) ?? (await loadContainer(release.mf, entry, release.entry[1]))
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
    const module = await timeout(ms, loadModule(candidate))
    loadedModules.set(ref, module)
    emit({ type: 'loaded', remote, ref })
    return module
  } catch (cause) {
    console.warn(`${ref} not loaded`, cause)
    emit({ type: 'loadFailed', remote, ref, cause })
    return undefined
  }
}

/**
 * Shows the best release that can be loaded. All candidates together have the time of one remote. False when there is
 * none; the page then stays as it is.
 */
export async function showBestRelease(remote: string): Promise<boolean> {
  const end = Date.now() + limits.remote
  for (const candidate of startableReleases(remote)) {
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
 * Brings a remote onto the page. Ends within `limits.remote`, with a release shown or the remote marked as failed. Does
 * nothing for a remote that is shown or on its way.
 */
export async function openRemote(remote: string): Promise<void> {
  const status = remoteStates[remote]?.status
  if (status === 'ready' || status === 'loading') return
  showStatus(remote, 'loading')
  if (!(await showBestRelease(remote)) && remoteStates[remote]?.status === 'loading')
    showStatus(remote, 'failed')
}

/**
 * Counts what is still on its way from remotes as lost (`/r/`), or from one of them (`/r/pay/`): their loaders ask once
 * more, under another address. A new attempt would otherwise join a request that hangs.
 */
export function abortPendingFiles(path: string): void {
  const files = `script[src*="${path}"],link[href*="${path}"]`
  // Each loader has its handler there until the file has arrived.
  document.querySelectorAll<HTMLElement>(files).forEach((file) => file.onerror?.(new Event('error')))
}

/** Tries a failed remote again, without touching the others. */
export function retryRemote(remote: string): Promise<void> {
  abortPendingFiles(`/r/${remote}/`)
  if (!candidatesFor(remote).length) emit({ type: 'askedAgain', remote })
  delete remoteStates[remote]
  return openRemote(remote)
}
