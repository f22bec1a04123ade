import type { TraceEntry } from '@companion/bridge-contract'
import { trace as bridgeTrace } from '@companion/shared/bridge/app'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { isPlainObject, tryParseJson } from '@companion/shared/platform/json'
import { toolNames, withParameters } from '../model/controls.ts'
import { redactedPath } from '../model/redact.ts'
import type { ApiCall, Trace, TraceStep } from '../model/traceFile.ts'
import type { Tap } from './apiTap.ts'
import { tabStore } from './user.ts'

/** A load of the page in this tab; times of its entries are of its own clock. */
interface Load extends Omit<Trace, 'head'> {
  /** When its clock began, in milliseconds since 1970. */
  readonly began: number
}

/** Of the loads before this one so many are kept: a purchase has three. */
const maxLoads = 8
const key = 'companion.qa.loads'

/** A replay has tools of its own, and a position is personal. */
export const noTools = Object.fromEntries([...toolNames, 'qa'].map((name) => [name, '']))

/** The page has only taken away what it has read: a hint of a provider, or a draft. */
function isTidied(before: string, now: string): boolean {
  const [from, to] = [before, now].map((address) => new URL(address, 'https://page.invalid'))
  return (
    from!.pathname === to!.pathname &&
    [...to!.searchParams].every(([name, value]) => from!.searchParams.get(name) === value)
  )
}

function earlierLoads(): readonly Load[] {
  const kept = tryParseJson(tabStore.get(key) ?? '')
  return Array.isArray(kept) ? (kept.filter(isPlainObject) as unknown as Load[]) : []
}

/** Keeps what fits, the newest loads first of all. */
function keep(loads: readonly Load[]): void {
  for (let from = Math.max(0, loads.length - maxLoads); from < loads.length; from += 1)
    if (tabStore.setOnDevice(key, JSON.stringify(loads.slice(from)))) return
  tabStore.remove(key)
}

/** Forgets the loads before this one, as of another visit. */
export const forgetLoads = (): void => tabStore.remove(key)

export interface Recorder {
  /** What this tab has asked and been answered, over all its loads. */
  readonly read: () => Omit<Trace, 'head'>
  /** Leaves out what was until now. */
  readonly restart: () => void
}

const shifted = <T extends { readonly at: number }>(entries: readonly T[], by: number): T[] =>
  entries.map((entry) => ({ ...entry, at: Math.round(entry.at + by) }))

/**
 * Records where the page is and what it asks, also while the tab is away at a provider's page: each load is kept with the
 * tab when the page is left, without secrets and personal data as it will be in the file.
 */
export function recordTab(win: Window, tap: Tap): Recorder {
  const began = win.performance.timeOrigin
  let since = 0
  let steps: TraceStep[] = []
  const arrive = (at: number) => {
    const { pathname, search } = new URL(withParameters(win.location.href, noTools))
    const address = redactedPath(pathname + search)
    const last = steps[steps.length - 1]
    // `/isolate/<remote>` leads to a screen at once.
    if (pathname.startsWith('/isolate') || (last && isTidied(last.address, address))) return
    steps.push({ at, address, load: !last })
  }
  arrive(0)
  for (const move of navigationEvents)
    win.addEventListener(move, () => {
      const at = win.performance.now()
      // In a task of its own: of several moves at once, the last one is where the page has come to.
      win.setTimeout(() => arrive(at))
    })

  const now = <T extends TraceEntry | ApiCall>(entries: readonly T[]) =>
    entries.filter(({ at }) => at >= since)
  const current = (): Load => ({ began, steps, api: now(tap.all()), bridge: now(bridgeTrace()) })
  // A page that comes back from the browser's memory is left a second time.
  const loads = () => [...earlierLoads().filter((load) => load.began !== began), current()]
  win.addEventListener('pagehide', () => keep(loads()))

  return {
    read() {
      const all = loads()
      const first = all[0]!.began
      const joined = <Part extends 'steps' | 'api' | 'bridge'>(part: Part) =>
        all.flatMap((load) =>
          shifted(load[part] as readonly { at: number }[], load.began - first),
        ) as unknown as Trace[Part]
      return { steps: joined('steps'), api: joined('api'), bridge: joined('bridge') }
    },
    restart() {
      forgetLoads()
      since = win.performance.now()
      steps = []
      arrive(since)
    },
  }
}
