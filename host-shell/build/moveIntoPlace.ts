import { rename, rm } from 'node:fs/promises'

/**
 * Puts a finished build in its place, `kept` telling whether a good one lies there already: another process that was
 * quicker by a moment built the same from the same sources.
 */
export async function moveIntoPlace(draft: string, dir: string, kept: () => boolean): Promise<void> {
  if (!kept()) await rm(dir, { recursive: true, force: true })
  await rename(draft, dir).catch(async (failure: unknown) => {
    if (!kept()) throw failure
    await rm(draft, { recursive: true, force: true })
  })
}
