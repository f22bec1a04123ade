import { cataloguesFor } from '@companion/shared/texts/languages'
import type { ChannelRelease, HashedFile } from '../releases/model/channelDocument.ts'

/**
 * Has the files of a release's first screen downloaded, not run. Integrity and cross-origin mode equal those of the
 * later load, else the browser would fetch everything twice.
 */
export function preloadRelease({ path, entry, hot, texts }: ChannelRelease, lang: string): void {
  const words = cataloguesFor(lang)
    .map((name) => texts[name])
    .find((file) => file)
  const files: readonly (HashedFile | undefined)[] = [entry, ...(hot['./area'] ?? []), words]
  for (const file of files) {
    if (file) preload(`/${path}${file[0]}`, file[1])
  }
}

/** Has one file downloaded, not run. */
export function preload(url: string, integrity: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = url.endsWith('.css') ? 'style' : 'script'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  link.href = url
  document.head.append(link)
}
