import { writeDraft, type Entry } from './draft.ts'
import type { Values } from './validate.ts'

// Safari refuses more than a hundred history writes in ten seconds, the router's own included.
const pace = 250
// What may come next: a tap on a link, another field, the end of the page.
const lastMoments = ['pointerdown', 'focusout', 'pagehide'] as const

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Writes a draft to its history entry, seldom while the user types and always before something happens. */
export function createDraftKeeper(name: string, entry: Entry, page: Page) {
  let place: unknown = entry.state
  let waiting: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (draft: Values | undefined) => {
    if (writeDraft(name, draft, entry)) place = entry.state
  }
  const calm = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  const flush = () => {
    const draft = waiting
    calm()
    if (draft) write(draft)
  }
  /** The page may have moved on: another entry is none of our business. */
  const isHere = () => entry.state === place

  return {
    start(): void {
      place = entry.state
      for (const moment of lastMoments) page.addEventListener(moment, flush, true)
    },
    save(draft: Values): void {
      // The first key is kept at once, those that follow it closely together.
      if (timer !== undefined) {
        waiting = draft
        return
      }
      write(draft)
      timer = setTimeout(flush, pace)
    },
    /** Forgets the draft, once it was sent. */
    drop(): void {
      calm()
      if (isHere()) write(undefined)
    },
    stop(): void {
      for (const moment of lastMoments) page.removeEventListener(moment, flush, true)
      if (isHere()) flush()
      calm()
    },
  }
}
