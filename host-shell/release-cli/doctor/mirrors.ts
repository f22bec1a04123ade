import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { throughPublicAddress } from '@companion/releases/inspect'
import { pathOf } from '@companion/releases/edits/compose'
import { needRef } from '@companion/releases/edits/edit'
import { checkFiles, readPublished, signatureKey, type Progress } from '@companion/releases/published'
import type { Store } from '@companion/releases/stores/store'
import { error, fetchDirectly, type Finding } from './reach.ts'

/**
 * Returns the first problem of a release at a mirror. A release that is missing in the store is skipped,
 * because `inspect` reports it.
 */
async function inspectRelease(
  base: string,
  name: string,
  store: Store,
  progress: Progress,
  get: typeof fetch,
): Promise<string | undefined> {
  const ref = needRef(name)
  const found = await readPublished(store, ref).catch(() => undefined)
  if (!found) return undefined
  const read = throughPublicAddress(base, get)
  try {
    await checkFiles(found.release, read, progress)
    if (await read(signatureKey(ref))) return undefined
    return `${base}${signatureKey(ref)} is missing: copy it there again`
  } catch (failure) {
    const { message } = failure as Error
    return message.startsWith(pathOf(ref))
      ? `${base}${message.replace(/: .*/, '')}: copy it there again`
      : message
  }
}

/**
 * Returns all problems of a channel's mirrors, each with a remedy. Reads every file of every release in the
 * channel from each mirror, with a cross-origin request like a page.
 */
export async function inspectMirrors(
  { bases, releases }: Pick<ChannelDocument, 'bases' | 'releases'>,
  store: Store,
  progress: Progress,
  get: typeof fetch = fetchDirectly,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const base of bases.filter((one) => one !== '/')) {
    const none = await get(new URL('r/none/0.0.0-none/none.js', base)).catch((failure: Error) => failure)
    if (none instanceof Error) {
      findings.push(error(`the mirror ${none.message}; pages lose time there`))
      continue
    }
    if (none.status !== 404)
      findings.push(
        error(`${none.url} is missing and answers ${none.status}: it must answer 404, never a page`),
      )
    for (const name of Object.keys(releases)) {
      progress.step(`${base} ${name}`)
      const found = await inspectRelease(base, name, store, progress, get)
      if (found) findings.push(error(found))
    }
  }
  return findings
}
