import type { RemoteModule } from '@companion/shared/remote/manifest'

/** Area name → loader of the area's code. */
export type Areas = Readonly<Record<string, () => Promise<{ readonly area: RemoteModule }>>>

let known: Areas = {}

export const setAreas = (areas: Areas): void => void (known = areas)

/** Loads an area's code. */
export const loadArea = async (name: string): Promise<RemoteModule> => {
  const load = known[name]
  if (!load) throw new Error(`there is no area ${name}`)
  return (await load()).area
}
