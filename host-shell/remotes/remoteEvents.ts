/** What the outlet tells of a release: it stands on the page (seen or not), or it threw. */
export interface RemoteEvent {
  readonly remote: string
  /** `<remote>@<version>-<build>`. */
  readonly release: string
  readonly failure?: { readonly cause: unknown }
}

type Listener = (event: RemoteEvent) => void

const listeners = new Set<Listener>()

/** Tells whoever watches releases. */
export function emitRemoteEvent(event: RemoteEvent): void {
  for (const listener of listeners) listener(event)
}

/** Learns what releases do on the page; returns the way to stop. */
export function onRemoteEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
