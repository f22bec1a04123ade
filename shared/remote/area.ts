import type { ComponentType } from 'react'

/** The only thing a remote exposes: its screens by route name, and its words. */
export interface Area {
  readonly screens: Readonly<Record<string, ComponentType>>
  /** Loads the texts of a language before the first screen is shown. */
  readonly prepare: (lang: string) => Promise<void>
}
