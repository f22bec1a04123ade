import { afterEach, describe, expect, test, vi } from 'vitest'
import { type OpeningEvent, type Opening, nextOpening, openingMs, watchOpening } from './useOpening.ts'

/**
 * Returns a fake window and document with everything that `watchOpening` uses, and counts their listeners.
 */
function page() {
  const ears = new Map<string, Set<() => void>>()
  const target = {
    addEventListener: (name: string, heard: () => void) =>
      ears.set(name, (ears.get(name) ?? new Set()).add(heard)),
    removeEventListener: (name: string, heard: () => void) => ears.get(name)?.delete(heard),
  }
  const doc = { ...target, hidden: false }
  const win = { ...target, setTimeout, clearTimeout }
  const fire = (name: string) => ears.get(name)?.forEach((heard) => heard())
  const listening = () => [...ears.values()].reduce((sum, set) => sum + set.size, 0)
  return { world: { win, doc } as never, doc, fire, listening }
}

function attempt() {
  let state: Opening = nextOpening('idle', 'tap')
  const seen: Opening[] = [state]
  const { world, doc, fire, listening } = page()
  const stop = watchOpening(world, (happening: OpeningEvent) => {
    state = nextOpening(state, happening)
    seen.push(state)
  })
  return { seen, doc, fire, stop, listening }
}

afterEach(() => vi.useRealTimers())

describe('opening the app', () => {
  test('hidden within the time: it opened, and the time says nothing any more', () => {
    vi.useFakeTimers()
    const { seen, doc, fire } = attempt()
    doc.hidden = true
    fire('visibilitychange')
    vi.advanceTimersByTime(openingMs * 2)
    doc.hidden = false
    fire('visibilitychange')
    expect(seen).toEqual(['opening', 'opened', 'returned'])
  })

  test('still here when the time is up: it did not open', () => {
    vi.useFakeTimers()
    const { seen } = attempt()
    vi.advanceTimersByTime(openingMs - 1)
    expect(seen).toEqual(['opening'])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['opening', 'notOpened'])
  })

  test('a system question that outlives the time can still open it', () => {
    vi.useFakeTimers()
    const { seen, fire } = attempt()
    vi.advanceTimersByTime(openingMs)
    fire('pagehide')
    expect(seen).toEqual(['opening', 'notOpened', 'opened'])
  })

  test('a timer that runs late, after the user came back, changes nothing', () => {
    expect(nextOpening('returned', 'time')).toBe('returned')
    expect(nextOpening('opened', 'time')).toBe('opened')
  })

  test('nothing is left listening', () => {
    const { stop, listening } = attempt()
    expect(listening()).toBe(4)
    stop()
    expect(listening()).toBe(0)
  })
})
