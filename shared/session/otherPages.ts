import { fingerprint } from '../platform/fingerprint.ts'
import * as limits from '../limits.ts'
import { timeout, type Clock } from '../platform/clock.ts'
import { pairIn } from './tokens.ts'
import type { TokenPair } from '../http/shapes/session.ts'
import type { SessionState } from '@companion/shared/session/store'

const lockName = 'companion.refresh'

/** Other pages of this origin that hold a copy of the same session (a duplicated tab, a second web view). */
export interface OtherPages {
  /** Runs `work` while no other page does; without locks, or when the lock does not come, at once. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Tells the others which pair replaced a refresh token. */
  tell(used: string, pair: TokenPair): void
  /** The pair that another page got for a used refresh token, or null. */
  ask(used: string): Promise<TokenPair | null>
  /** The session is over: its pairs are no longer passed on. */
  forget(): void
  /** The page is put away, maybe into the back/forward cache, which an open channel would keep it out of. */
  close(): void
  /** The page is back. */
  open(): void
}

export interface OtherPagesDeps {
  readonly clock: Clock
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly openChannel?:
    | (() => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>)
    | undefined
}

/** What this browser has of that. */
export const platformPages = (): Omit<OtherPagesDeps, 'clock'> => ({
  locks: globalThis.navigator?.locks,
  openChannel:
    globalThis.document && globalThis.BroadcastChannel && (() => new BroadcastChannel('companion')),
})

interface Note {
  readonly spent: string
  readonly pair?: TokenPair
}

async function runAlone<T>({ clock, locks }: OtherPagesDeps, work: () => Promise<T>): Promise<T> {
  if (!locks) return work()
  const giveUp = new AbortController()
  // A frozen page may keep the lock: then the refresh goes on without it.
  const cancel = clock.after(limits.turn, () => giveUp.abort())
  let started = false
  const start = () => {
    started = true
    cancel()
    return work()
  }
  try {
    return (await locks.request(lockName, { signal: giveUp.signal }, start)) as Awaited<T>
  } catch (error) {
    if (started) throw error
    return start()
  }
}

/** Builds the connection to the other pages. Whatever the platform lacks is simply left out. */
export function createOtherPages({ clock, locks, openChannel }: OtherPagesDeps): OtherPages {
  // Fingerprint of a used token → the pair that replaced it; only in memory, only the last few.
  const replaced = new Map<string, TokenPair>()
  const waiting = new Map<string, (pair: TokenPair) => void>()

  const remember = (print: string, pair: TokenPair) => {
    replaced.set(print, pair)
    if (replaced.size > 8) replaced.delete(replaced.keys().next().value as string)
  }

  let channel: ReturnType<NonNullable<typeof openChannel>> | undefined

  const post = (note: Note): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel?.postMessage(note)
  }

  const hear = ({ data }: MessageEvent<Note | null>): void => {
    if (typeof data?.spent !== 'string') return
    const pair = pairIn(data.pair)
    const known = replaced.get(data.spent)
    if (pair) {
      remember(data.spent, pair)
      waiting.get(data.spent)?.(pair)
    } else if (known) post({ spent: data.spent, pair: known })
  }

  const open = (): void => {
    if (channel || !openChannel) return
    try {
      channel = openChannel()
      channel.addEventListener('message', hear)
    } catch {
      // Documents without an origin of their own may not open one.
    }
  }
  open()

  return {
    alone: (work) => runAlone({ clock, locks }, work),
    tell(used, pair) {
      const note = { spent: fingerprint(used), pair }
      // A page that still has an older token of the chain gets the newest pair.
      for (const [print, old] of replaced) if (old.refreshToken === used) replaced.set(print, pair)
      remember(note.spent, note.pair)
      post(note)
    },
    ask(used) {
      const print = fingerprint(used)
      const known = replaced.get(print)
      if (known || !channel) return Promise.resolve(known ?? null)
      const answer = new Promise<TokenPair>((resolve) => waiting.set(print, resolve))
      post({ spent: print })
      return timeout(limits.otherPage, answer, clock)
        .catch(() => null)
        .finally(() => waiting.delete(print))
    },
    forget: () => replaced.clear(),
    open,
    close() {
      channel?.close()
      channel = undefined
    },
  }
}

export interface PageLifecycleDeps {
  /** Undefined outside of a browser: then there is nothing to follow. */
  readonly win: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'> | undefined
  readonly state: SessionState
  readonly otherPages: OtherPages
  /** The page is back from the back/forward cache. */
  readonly onRestore: () => void
}

/** Follows the page into the back/forward cache and out of it. Returns the function that stops that. */
export function followPage({ win, state, otherPages, onRestore }: PageLifecycleDeps): () => void {
  const show = (visibility: string) => {
    if (win) win.document.documentElement.style.visibility = visibility
  }
  // A page restored by Back must not flash what belonged to a user who has signed out since.
  const onHide = () => {
    otherPages.close()
    if (state.token) show('hidden')
  }
  const onShow = (event: { readonly persisted?: boolean }) => {
    if (event.persisted) {
      otherPages.open()
      onRestore()
    }
    show('')
  }
  win?.addEventListener('pagehide', onHide)
  win?.addEventListener('pageshow', onShow)
  return () => {
    win?.removeEventListener('pagehide', onHide)
    win?.removeEventListener('pageshow', onShow)
    otherPages.close()
  }
}
