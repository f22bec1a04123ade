import type { Area } from '@companion/shared/remote/area'
import { language } from '@companion/shared/texts/language'
import type { Candidate } from '../release/select.ts'
import { areas, showArea, showFailed, showLoading } from './areas.ts'
import { candidatesFor } from './catalogue.ts'
import { within } from './limit.ts'
import { allowScript, loadContainer } from './runtime.ts'

/** Time a remote may take from the first request to its words, in milliseconds. */
const remoteLimit = 8000

/** Loads one release with its texts. Rejects in time. */
export async function loadRelease({ ref, release }: Candidate): Promise<Area> {
  const entry = new URL(`/${release.path}${release.entry[0]}`, location.href).href
  allowScript(entry, release.entry[1])
  const loading = loadContainer(release.mf, entry).then(async (area) => {
    await area.prepare(language.lang)
    return area
  })
  return within(remoteLimit, loading, ref)
}

/**
 * Brings a remote onto the page: the best release first, then the others the document allows. Ends within the limit
 * of each, with the area shown or marked as failed. Opening one that is open or on its way does nothing.
 */
export async function openArea(remote: string): Promise<void> {
  const status = areas[remote]?.status
  if (status === 'ready' || status === 'loading') return
  showLoading(remote)
  for (const candidate of candidatesFor(remote)) {
    try {
      return showArea(remote, candidate.ref, await loadRelease(candidate))
    } catch (failure) {
      console.warn(`Companion: ${candidate.ref} could not be loaded.`, failure)
    }
  }
  showFailed(remote)
}

/** Tries a failed remote again, without touching the others. */
export function reopenArea(remote: string): Promise<void> {
  delete areas[remote]
  return openArea(remote)
}
