import type { Area } from '@companion/shared/remote/area'
import { onceMore } from '@companion/shared/remote/onceMore'
import { language } from '@companion/shared/texts/language'
import type { Candidate } from '../release/select.ts'
import { areas, showArea, showFailed, showLoading } from './areas.ts'
import { candidatesFor, startable } from './catalogue.ts'
import { within } from './limit.ts'
import { allowScript, loadContainer } from './runtime.ts'
import { learnTitles } from './titles.ts'
import { witness } from './witness.ts'

/** Time a remote may take from the first request to its words, in milliseconds. */
const remoteLimit = 8000

/** Releases that have been loaded and not retired: going back to one takes no request. */
const warm = new Map<string, Area>()

async function loadRelease({ ref, release }: Candidate): Promise<Area> {
  const entry = new URL(`/${release.path}${release.entry[0]}`, location.href).href
  allowScript(entry, release.entry[1])
  const area = warm.get(ref) ?? (await onceMore(() => loadContainer(release.mf, entry)))
  await area.prepare(language.lang)
  return area
}

/** Loads one release with its texts, in time and before witnesses; nothing when it fails. */
export async function tryRelease(candidate: Candidate): Promise<Area | undefined> {
  witness().starting(candidate)
  try {
    const area = await within(remoteLimit, loadRelease(candidate), candidate.ref)
    warm.set(candidate.ref, area)
    witness().loaded(candidate)
    return area
  } catch (failure) {
    console.warn(`Companion: ${candidate.ref} could not be loaded.`, failure)
    await witness().failed(candidate, failure)
    return undefined
  }
}

/** Whether a release can be shown without a request. */
export const isWarm = (ref: string): boolean => warm.has(ref)

/** Forgets a loaded release. */
export const coolDown = (ref: string): void => void warm.delete(ref)

/**
 * Brings a remote onto the page: the best release first, then the others the document allows. Ends within the limit
 * of each, with the area shown or marked as failed. Opening one that is open or on its way does nothing.
 */
export async function openArea(remote: string): Promise<void> {
  const status = areas[remote]?.status
  if (status === 'ready' || status === 'loading') return
  showLoading(remote)
  for (const candidate of startable(remote)) {
    const area = await tryRelease(candidate)
    if (!area) continue
    showArea(remote, candidate.ref, area)
    // Titles that could not be had while the remote was away can be had now.
    return learnTitles(remote)
  }
  showFailed(remote)
}

/** Tries a failed remote again, without touching the others. */
export function reopenArea(remote: string): Promise<void> {
  if (!candidatesFor(remote).length) witness().pardon(remote)
  delete areas[remote]
  return openArea(remote)
}
