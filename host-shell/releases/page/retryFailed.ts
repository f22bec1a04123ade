import { subscribe } from 'valtio'
import { remoteStates } from '../../remotes/remoteStates.ts'
import { abortPendingFiles, showBestRelease } from '../../remotes/openRemote.ts'
import type { Timings } from './timings.ts'

/**
 * Brings failed remotes back by itself once the network or the server is there again; files that hung while the
 * network was away are asked for anew. What says that a remote has failed stays in place until it has succeeded, so
 * nothing flickers; a page out of sight asks nobody.
 */
export function retryFailedRemotes(win: Window, { retry: [shortest, longest] }: Timings): void {
  let pause = shortest
  let timer = 0
  let busy = false
  const failed = () => Object.keys(remoteStates).filter((remote) => remoteStates[remote]?.status === 'failed')

  const plan = () => {
    if (busy || timer) return
    if (!failed().length) return void (pause = shortest)
    // Scattered, so that pages that failed together do not ask together.
    timer = win.setTimeout(() => void retry(), pause * (0.75 + Math.random() / 2))
    pause = Math.min(2 * pause, longest)
  }
  const retry = async () => {
    win.clearTimeout(timer)
    timer = 0
    if (busy) return
    const seen = win.document.visibilityState === 'visible' && win.navigator.onLine !== false
    busy = true
    if (seen) await Promise.all(failed().map(showBestRelease))
    busy = false
    plan()
  }
  subscribe(remoteStates, plan)
  win.addEventListener('online', () => {
    pause = shortest
    abortPendingFiles('/r/')
    void retry()
  })
  plan()
}
