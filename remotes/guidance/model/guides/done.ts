import { sectionKeys, type SectionKey } from './shape.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (guide: string, variant: string) => `guide.done.${guide}.${variant}`

/** The sections the user has marked as done. A store that is full, forbidden or tampered with counts as empty. */
export function doneIn(store: Store | undefined, guide: string, variant: string): readonly SectionKey[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(guide, variant)) ?? '[]')
    return Array.isArray(kept) ? sectionKeys.filter((key) => kept.includes(key)) : []
  } catch {
    return []
  }
}

/** Keeps the marks on this device; where that fails they last as long as the screen. */
export function keepDone(
  store: Store | undefined,
  guide: string,
  variant: string,
  done: readonly SectionKey[],
): void {
  try {
    if (done.length) store?.setItem(keyOf(guide, variant), JSON.stringify(done))
    else store?.removeItem(keyOf(guide, variant))
  } catch {
    // Private windows refuse storage; the marks are a convenience.
  }
}
