import { buildHeadScript } from '../../host-shell/build/inlineScripts.ts'
import type { Boot, BootData } from '../../host-shell/shell/boot/bootData.ts'
import { bootObject } from '../bootObject.ts'

export const hash = (letter: string) => `sha384-${letter.repeat(64)}` as const
export const libraries = { url: '/shell/libraries-own/libraries.js', integrity: hash('o') }

interface StartWindow {
  readonly location: URL
  readonly trustedTypes?: object
  readonly companion: Omit<Boot, 'start'> & { start?: Pick<BootData, 'lost'> }
  webpackChunkshell?: unknown
}

/**
 * Runs the document's first script on a device that has stored `shell`. Returns the inserted elements, and
 * the storage afterwards.
 */
export async function startWith(
  shell: unknown,
  own = '/shell/1.4.0-aaaa/main.js',
  screen?: string,
  address = 'https://m.example/',
  engine: {
    readonly trustedTypes?: object
    readonly history?: object
    readonly document?: object
    readonly isMended?: boolean
  } = {},
) {
  const inserted: Record<string, unknown>[] = []
  let stored = JSON.stringify({ id: 'device', shell })
  const { isMended = true } = engine
  const win: StartWindow = { companion: bootObject(), location: new URL(address), ...engine }
  const history = {
    state: null,
    // Replaces the URL as specified for browsers (HTML, shared history push/replace state steps).
    replaceState(_: unknown, __: string, to?: string) {
      const next = new URL(to ?? '', win.location)
      if (next.origin !== win.location.origin) throw new DOMException('', 'SecurityError')
      win.location.href = next.href
    },
    ...engine.history,
  }
  const storage = { getItem: () => stored, setItem: (_: string, text: string) => void (stored = text) }
  const document = Object.assign(engine.document ?? {}, {
    documentElement: { dataset: { screen } },
    createElement: () => ({}),
    head: {
      appendChild(element: Record<string, unknown>) {
        inserted.push(element)
        return { remove: () => void inserted.splice(inserted.indexOf(element), 1) }
      },
    },
  })
  const { code } = await buildHeadScript({ url: own, integrity: 'sha384-own' }, libraries)
  let fail: (event: object) => void = () => {}
  const addEventListener = (_: 'error', listen: typeof fail) => void (fail = listen)
  const fetched: [url: string, init: RequestInit][] = []
  const fetch = async (url: string, init: RequestInit) => {
    fetched.push([url, init])
    if (!isMended) throw new TypeError('other bytes')
  }
  const world = {
    window: win,
    companion: win.companion,
    document,
    history,
    location: win.location,
    localStorage: storage,
    addEventListener,
    fetch,
  }
  const run = new Function(...Object.keys(world), code)
  run(...Object.values(world))
  /** Fires a failed load's error event as browsers do: first on the window, then on the element. */
  const lose = async (target: Record<string, unknown>) => {
    fail({ target })
    ;(target['onerror'] as (event: object) => void)({ target })
    await new Promise((next) => setTimeout(next))
  }
  const downloaded = inserted.splice(0, 2)
  const remembered = () => JSON.parse(stored) as { id: string; shell: unknown }
  return { downloaded, inserted, win, remembered, own, lose, fetched }
}

/** A newer shell in the format that a device stores. */
export const newer = ['1.10.0-bbbb', hash('s'), hash('c'), hash('l')]

/** Returns the document's own scripts, as the first script inserts them. */
export const owns = (own: string) => [
  { src: libraries.url, integrity: libraries.integrity },
  { src: own, integrity: 'sha384-own' },
]
