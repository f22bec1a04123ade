type Listener = (remote: string, release: string, failure: unknown) => void

const listeners = new Set<Listener>()

/** Tells whoever watches releases that one threw while it was on the page. */
export function reportAreaError(remote: string, release: string, failure: unknown): void {
  for (const listener of listeners) listener(remote, release, failure)
}

/** Learns of releases that throw; returns the way to stop. */
export function onAreaError(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
