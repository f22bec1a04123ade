import { fingerprint } from '../platform/fingerprint.ts'
import * as limits from '../limits.ts'
import { timeout, type Clock } from '../platform/clock.ts'
import { withLock } from '../platform/withLock.ts'
import { pairIn } from './tokens.ts'
import type { TokenPair, RefreshToken } from '../http/shapes/session.ts'
import type { SessionState } from '@companion/shared/session/store'

const lockName = 'companion.refresh'

export interface OtherPagesDeps {
  readonly clock: Clock
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly openChannel?:
    | (() => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>)
    | undefined
}

/** Returns the browser's locks and broadcast channel. */
export const platformPages = (): Omit<OtherPagesDeps, 'clock'> => ({
  locks: globalThis.navigator?.locks,
  openChannel:
    globalThis.document && globalThis.BroadcastChannel && (() => new BroadcastChannel('companion')),
})

/** A message between pages. `spent`: fingerprint of a used refresh token. Without `pair`, it requests one. */
interface Note {
  readonly spent: string
  readonly pair?: TokenPair
}

/** Connects to other pages with the same session, such as a duplicated tab or a second web view. */
export function createOtherPages({ clock, locks, openChannel }: OtherPagesDeps) {
  // Fingerprint of a used refresh token → its replacement. Only in memory, and only the last eight.
  const replaced = new Map<string, TokenPair>()
  const waiting = new Map<string, (pair: TokenPair) => void>()

  const keepPair = (hash: string, pair: TokenPair) => {
    replaced.set(hash, pair)
    if (replaced.size > 8) replaced.delete(replaced.keys().next().value as string)
  }

  let channel: ReturnType<NonNullable<typeof openChannel>> | undefined

  const post = (note: Note): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel?.postMessage(note)
  }

  const onMessage = ({ data }: MessageEvent<Note | null>): void => {
    if (typeof data?.spent !== 'string') return
    const pair = pairIn(data.pair)
    const known = replaced.get(data.spent)
    if (pair) {
      keepPair(data.spent, pair)
      waiting.get(data.spent)?.(pair)
    } else if (known) post({ spent: data.spent, pair: known })
  }

  const open = (): void => {
    if (channel || !openChannel) return
    try {
      channel = openChannel()
      channel.addEventListener('message', onMessage)
    } catch {
      // Documents with an opaque origin can't open a channel, so they work without other pages.
    }
  }
  open()

  return {
    /**
     * Runs `work` while no other page does. After `limits.lockWait` milliseconds, runs it without the lock.
     */
    alone: <T>(work: () => Promise<T>): Promise<T> =>
      withLock({ locks, name: lockName, waitMs: limits.lockWait, clock }, work),

    /** Sends the other pages the pair that replaces a used refresh token. */
    share(used: RefreshToken, pair: TokenPair): void {
      const note = { spent: fingerprint(used), pair }
      // Pages whose token is even older also get the newest pair.
      for (const [hash, old] of replaced) if (old.refreshToken === used) replaced.set(hash, pair)
      keepPair(note.spent, note.pair)
      post(note)
    },

    /** Asks the other pages for the pair that replaces a used refresh token; null without an answer. */
    ask(used: RefreshToken): Promise<TokenPair | null> {
      const hash = fingerprint(used)
      const known = replaced.get(hash)
      if (known || !channel) return Promise.resolve(known ?? null)
      const answer = new Promise<TokenPair>((resolve) => waiting.set(hash, resolve))
      post({ spent: hash })
      return timeout(limits.otherPage, answer, clock)
        .catch(() => null)
        .finally(() => waiting.delete(hash))
    },

    /** Drops all pairs, because they must not outlive the session. */
    forget: (): void => replaced.clear(),
    open,

    /** Closes the channel, because an open one would keep the page out of the back/forward cache. */
    close(): void {
      channel?.close()
      channel = undefined
    },
  }
}

export type OtherPages = ReturnType<typeof createOtherPages>

export type PageWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>

/**
 * Closes the channel when the page enters the back/forward cache, and calls `onRestore` when the page
 * returns. `win` is undefined outside of browsers. Returns a function that stops listening.
 */
export function followPage(
  win: PageWindow | undefined,
  state: SessionState,
  otherPages: OtherPages,
  onRestore: () => void,
): () => void {
  if (!win) return otherPages.close
  const show = (visibility: string) => {
    win.document.documentElement.style.visibility = visibility
  }
  // Hides the page, because on return it would show the data of a user who may have signed out since.
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
  win.addEventListener('pagehide', onHide)
  win.addEventListener('pageshow', onShow)
  return () => {
    win.removeEventListener('pagehide', onHide)
    win.removeEventListener('pageshow', onShow)
    otherPages.close()
  }
}
