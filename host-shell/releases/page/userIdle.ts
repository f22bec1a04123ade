import { heldGuard, onGuardsFree } from '@companion/shared/swap/guard'

/** Tells when the user is busy, and waits until it is not. */
export interface UserIdle {
  /** Milliseconds since the last touch or key. */
  readonly since: () => number
  /** Resolves when `holds` says so; asked again after every sign of change. `stop` gives up. */
  readonly until: (holds: () => boolean) => { readonly reached: Promise<boolean>; readonly stop: () => void }
}

const inputEvents = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll'] as const
/** What the router tells the window when the page moves. */
export const navigationEvents = ['popstate', 'pushState', 'replaceState'] as const

/** Follows the user's hands on one window. */
export function watchUserIdle(win: Window, clock: () => number): UserIdle {
  let last = clock()
  for (const sign of inputEvents)
    win.addEventListener(sign, () => void (last = clock()), { capture: true, passive: true })
  return {
    since: () => clock() - last,
    until: (holds) => {
      let stop = () => {}
      const reached = new Promise<boolean>((done) => {
        const look = () => {
          if (holds()) end(true)
        }
        const timer = win.setInterval(look, 250)
        const free = onGuardsFree(look)
        // A move is over when the router has rendered it.
        const moved = () => void win.setTimeout(look)
        for (const move of navigationEvents) win.addEventListener(move, moved)
        const end = (result: boolean) => {
          win.clearInterval(timer)
          free()
          for (const move of navigationEvents) win.removeEventListener(move, moved)
          done(result)
        }
        stop = () => end(false)
        look()
      })
      return { reached, stop }
    },
  }
}

/** Nobody types, pays or deletes. */
export const isUserFree = (): boolean => heldGuard() === undefined
export const isBlocked = (): boolean => heldGuard() === 'block'
