import { fingerprint } from '../platform/fingerprint.ts'
import * as limits from '../limits.ts'
import { timeout, type Clock } from '../platform/clock.ts'
import { pairIn } from './tokens.ts'
import type { TokenPair } from '../http/shapes/session.ts'
import type { SessionState } from '@companion/shared/session/store'

const lockName = 'companion.refresh'

export interface OtherPagesDeps {
  readonly clock: Clock
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly openChannel?:
    | (() => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>)
    | undefined
}

/** The locks and the channel of this browser. */
export const platformPages = (): Omit<OtherPagesDeps, 'clock'> => ({
  locks: globalThis.navigator?.locks,
  openChannel:
    globalThis.document && globalThis.BroadcastChannel && (() => new BroadcastChannel('companion')),
})

/** `spent` is the fingerprint of a used refresh token; without a pair it asks for the one that replaced it. */
interface Note {
  readonly spent: string
  readonly pair?: TokenPair
}

async function runAlone<T>({ clock, locks }: OtherPagesDeps, work: () => Promise<T>): Promise<T> {
  if (!locks) return work()
  const controller = new AbortController()
  // A frozen page may never release the lock: then the refresh runs without it.
  const cancel = clock.after(limits.turn, () => controller.abort())
  let started = false
  const start = () => {
    started = true
    cancel()
    return work()
  }
  try {
    return (await locks.request(lockName, { signal: controller.signal }, start)) as Awaited<T>
  } catch (error) {
    if (started) throw error
    return start()
  }
}

/** Connects to the pages of this origin that hold a copy of the same session: a duplicated tab, a second web view. */
export function createOtherPages({ clock, locks, openChannel }: OtherPagesDeps) {
  // Fingerprint of a used token → the pair that replaced it. In memory only, the last eight.
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
      // A document with an opaque origin may not open one.
    }
  }
  open()

  return {
    /** Runs `work` while no other page does; without the lock where there is none, or after `limits.turn` ms. */
    alone: <T>(work: () => Promise<T>): Promise<T> => runAlone({ clock, locks }, work),

    /** Sends the other pages the pair that replaced a refresh token. */
    share(used: string, pair: TokenPair): void {
      const note = { spent: fingerprint(used), pair }
      // A page that still has an older token gets the newest pair.
      for (const [hash, old] of replaced) if (old.refreshToken === used) replaced.set(hash, pair)
      keepPair(note.spent, note.pair)
      post(note)
    },

    /** The pair that another page got for a used refresh token, or null. */
    ask(used: string): Promise<TokenPair | null> {
      const hash = fingerprint(used)
      const known = replaced.get(hash)
      if (known || !channel) return Promise.resolve(known ?? null)
      const answer = new Promise<TokenPair>((resolve) => waiting.set(hash, resolve))
      post({ spent: hash })
      return timeout(limits.otherPage, answer, clock)
        .catch(() => null)
        .finally(() => waiting.delete(hash))
    },

    /** The session has ended: its pairs are no longer passed on. */
    forget: (): void => replaced.clear(),
    open,

    /** Closes the channel, which would keep the page out of the back/forward cache. */
    close(): void {
      channel?.close()
      channel = undefined
    },
  }
}

export type OtherPages = ReturnType<typeof createOtherPages>

export type PageWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>

/**
 * Follows the page into the back/forward cache and, with a call of `onRestore`, out of it; there is no `win` outside of
 * a browser. Returns the function that stops that.
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
  win.addEventListener('pagehide', onHide)
  win.addEventListener('pageshow', onShow)
  return () => {
    win.removeEventListener('pagehide', onHide)
    win.removeEventListener('pageshow', onShow)
    otherPages.close()
  }
}
