import type { ChannelRelease, MarkedFile } from '../release/document.ts'

/**
 * Has the files of a release's first screen downloaded, not run. Integrity and cross-origin mode equal those of the
 * later load, else the browser would fetch everything twice.
 */
export function preloadRelease({ path, entry, hot, texts }: ChannelRelease, lang: string): void {
  const words = texts[lang] ?? texts['en']
  const files: readonly (MarkedFile | undefined)[] = [entry, ...(hot['./area'] ?? []), words]
  for (const file of files) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file[0].endsWith('.css') ? 'style' : 'script'
    link.crossOrigin = 'anonymous'
    link.integrity = file[1]
    link.href = `/${path}${file[0]}`
    document.head.append(link)
  }
}
