import { fingerprint } from '../platform/fingerprint.ts'
import * as limits from '../limits.ts'
import { within } from '../within.ts'
import type { Clock } from './clock.ts'
import { pairIn, type TokenPair } from './pair.ts'

const lockName = 'companion.refresh'

/** Other pages of this origin that hold a copy of the same session (a duplicated tab, a second web view). */
export interface Tabs {
  /** Runs `work` while no other page does; without locks, or when the lock does not come, at once. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Tells the others which pair replaced a refresh token. */
  tell(spent: string, pair: TokenPair): void
  /** The pair that another page got for a spent refresh token, or null. */
  ask(spent: string): Promise<TokenPair | null>
  /** The session is over: its pairs are passed on no more. */
  forget(): void
  /** The page is put away, maybe into the back/forward cache, which an open channel would keep it out of. */
  close(): void
  /** The page is back. */
  open(): void
}

export interface TabsParts {
  readonly clock: Clock
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly openChannel?:
    | (() => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>)
    | undefined
}

interface Note {
  readonly spent: string
  readonly pair?: TokenPair
}

/** Builds the connection to the other pages. Whatever the platform lacks is simply left out. */
export function createTabs({ clock, locks, openChannel }: TabsParts): Tabs {
  // Fingerprint of a spent token → the pair that replaced it; only in memory, only the last few.
  const replaced = new Map<string, TokenPair>()
  const waiting = new Map<string, (pair: TokenPair) => void>()

  const remember = (spent: string, pair: TokenPair) => {
    replaced.set(spent, pair)
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
      // Documents without an origin of their own may not talk; then there is nobody to talk to.
    }
  }
  open()

  return {
    async alone(work) {
      if (!locks) return work()
      const giveUp = new AbortController()
      // A frozen page may sit on the lock: then the refresh goes on without it.
      const callOff = clock.after(limits.turn, () => giveUp.abort())
      let begun = false
      const begin = () => {
        begun = true
        callOff()
        return work()
      }
      try {
        return (await locks.request(lockName, { signal: giveUp.signal }, begin)) as Awaited<
          ReturnType<typeof work>
        >
      } catch (failure) {
        if (begun) throw failure
        return begin()
      }
    },
    tell(spent, pair) {
      const note = { spent: fingerprint(spent), pair }
      // Whoever still holds an older link of the chain is led to its end.
      for (const [print, old] of replaced) if (old.refreshToken === spent) replaced.set(print, pair)
      remember(note.spent, note.pair)
      post(note)
    },
    ask(spent) {
      const print = fingerprint(spent)
      const known = replaced.get(print)
      if (known || !channel) return Promise.resolve(known ?? null)
      const answer = new Promise<TokenPair>((resolve) => waiting.set(print, resolve))
      post({ spent: print })
      return within(limits.otherPage, answer, clock)
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
