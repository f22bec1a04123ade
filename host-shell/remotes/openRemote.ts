import * as limits from '@companion/shared/limits'
import type { Area } from '@companion/shared/remote/area'
import { language } from '@companion/shared/texts/language'
import { within } from '@companion/shared/within'
import type { Candidate } from '../releases/model/select.ts'
import { areas, showArea, showFailed, showLoading } from './remoteStates.ts'
import { candidatesFor, startable } from './chooseRelease.ts'
import { allowScript, loadContainer } from './federationRuntime.ts'
import { learnTitles } from './titles.ts'
import { witness } from './loadObserver.ts'

/** Releases that have been loaded and not retired: going back to one takes no request. */
const warm = new Map<string, Area>()

async function loadRelease({ ref, release }: Candidate): Promise<Area> {
  const entry = new URL(`/${release.path}${release.entry[0]}`, location.href).href
  allowScript(entry, release.entry[1])
  const area = warm.get(ref) ?? (await loadContainer(release.mf, entry))
  await area.prepare(language.lang)
  return area
}

/** Loads one release with its texts within `ms` milliseconds and before witnesses; nothing when it fails. */
export async function tryRelease(
  candidate: Candidate,
  ms: number = limits.remote,
): Promise<Area | undefined> {
  witness().starting(candidate)
  try {
    const area = await within(ms, loadRelease(candidate))
    warm.set(candidate.ref, area)
    witness().loaded(candidate)
    return area
  } catch (failure) {
    console.warn(`Companion: ${candidate.ref} could not be loaded.`, failure)
    // Why is found out by the way: nobody waits for that.
    witness().failed(candidate, failure)
    return undefined
  }
}

/** Whether a release can be shown without a request. */
export const isWarm = (ref: string): boolean => warm.has(ref)

/** Forgets a loaded release. */
export const coolDown = (ref: string): void => void warm.delete(ref)

/**
 * Puts the best release that can be loaded on the page, of those the document allows. All of them together have the
 * time of one remote. False when there is none; the page then stays as it is.
 */
export async function bringArea(remote: string): Promise<boolean> {
  const end = Date.now() + limits.remote
  for (const candidate of startable(remote)) {
    const left = end - Date.now()
    const area = left > 0 ? await tryRelease(candidate, left) : undefined
    if (!area) continue
    if (areas[remote]?.status !== 'ready') showArea(remote, candidate.ref, area)
    // Titles that could not be had while the remote was away can be had now.
    void learnTitles(remote)
    return true
  }
  return false
}

/**
 * Brings a remote onto the page. Ends within the limit of a remote, with the area shown or marked as failed. Opening
 * one that is open or on its way does nothing.
 */
export async function openArea(remote: string): Promise<void> {
  const status = areas[remote]?.status
  if (status === 'ready' || status === 'loading') return
  showLoading(remote)
  if (!(await bringArea(remote)) && areas[remote]?.status === 'loading') showFailed(remote)
}

/**
 * Counts what is still on its way from remotes as lost (`/r/`), or from one of them (`/r/pay/`): their loaders ask once
 * more, under another address. Whoever tries again would otherwise join a request that hangs.
 */
export function askAnew(path: string): void {
  const files = `script[src*="${path}"],link[href*="${path}"]`
  // Each loader has its handler there until the file has arrived.
  document.querySelectorAll<HTMLElement>(files).forEach((file) => file.onerror?.(new Event('error')))
}

/** Tries a failed remote again, without touching the others. */
export function reopenArea(remote: string): Promise<void> {
  askAnew(`/r/${remote}/`)
  if (!candidatesFor(remote).length) witness().pardon(remote)
  delete areas[remote]
  return openArea(remote)
}
