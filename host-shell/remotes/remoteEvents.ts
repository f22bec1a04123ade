/** What the outlet tells of a release: it stands on the page (seen or not), or it threw. */
export interface AreaEvent {
  readonly remote: string
  /** `<remote>@<version>-<build>`. */
  readonly release: string
  readonly failure?: { readonly cause: unknown }
}

type Listener = (event: AreaEvent) => void

const listeners = new Set<Listener>()

/** Tells whoever watches releases. */
export function tellOfArea(event: AreaEvent): void {
  for (const listener of listeners) listener(event)
}

/** Learns what releases do on the page; returns the way to stop. */
export function onAreaEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
