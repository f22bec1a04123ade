import type { Region } from './region.ts'

interface NamesOf {
  DisplayNames?: typeof Intl.DisplayNames
}

/** Names regions in a language; by their code where the engine knows no better. */
export function countryNamer(lang: string, intl: NamesOf = Intl): (region: Region) => string {
  if (typeof intl.DisplayNames !== 'function') return (region) => region
  const open = (): Intl.DisplayNames | undefined => {
    try {
      return new Intl.DisplayNames([lang], { type: 'region' })
    } catch {
      return undefined
    }
  }
  const names = open()
  return (region) => {
    try {
      return names?.of(region) ?? region
    } catch {
      return region
    }
  }
}
