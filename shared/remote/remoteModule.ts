import type { ComponentType } from 'react'

/** The only thing a remote exposes: its screens by route name, and its words. */
export interface RemoteModule {
  readonly screens: Readonly<Record<string, ComponentType>>
  /** Loads what the present screen needs: its texts in a language, its own file. What was lost is asked for anew. */
  readonly prepare: (lang: string) => Promise<void>
}
