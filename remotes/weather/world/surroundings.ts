import type { News } from '../model/machine.ts'

/** Tells when the page comes back into view, the network comes or goes, and the position becomes permitted. */
export function watchSurroundings(win: Window, tell: (news: News) => void): () => void {
  const { document, navigator } = win
  const shown = () => document.visibilityState !== 'hidden' && tell('resume')
  // The first `pageshow` is the page's own beginning; later ones bring it back from the browser's cache.
  const back = (event: Event) => (event as PageTransitionEvent).persisted && shown()
  // By themselves, not by `watchNetwork`: this remote has no byte to spare.
  const events: readonly [EventTarget, string, (event: Event) => void][] = [
    [document, 'visibilitychange', shown],
    [win, 'pageshow', back],
    [win, 'online', () => tell('online')],
    [win, 'offline', () => tell('offline')],
  ]
  for (const [target, name, act] of events) target.addEventListener(name, act)

  let status: PermissionStatus | undefined
  let over = false
  const allowed = () => status?.state === 'granted' && tell('allowed')
  const watchPermission = async () => {
    const found = await navigator.permissions?.query({ name: 'geolocation' })
    if (over) return
    status = found
    status?.addEventListener('change', allowed)
  }
  // Old web views have no Permissions API, and some reject this name.
  watchPermission().catch(() => {})

  return () => {
    over = true
    for (const [target, name, act] of events) target.removeEventListener(name, act)
    status?.removeEventListener('change', allowed)
  }
}
