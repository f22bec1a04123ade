import type { TraceEntry } from '@companion/bridge-contract'
import { trace as bridgeTrace } from '@companion/shared/bridge/app'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { isPlainObject, tryParseJson } from '@companion/shared/platform/json'
import { toolNames, withParameters } from '../model/controls.ts'
import { redactedPath } from '../model/redact.ts'
import type { ApiCall, Trace, TraceStep } from '../model/traceFile.ts'
import type { Tap } from './apiTap.ts'
import { tabStore } from './user.ts'

/** A page load in this tab. The times of its entries are relative to its start. */
interface Load extends Omit<Trace, 'head'> {
  /** Time of its start, in milliseconds since 1970. */
  readonly began: number
}

/** Maximum number of stored earlier loads. A purchase has three. */
const maxLoads = 8
const key = 'companion.qa.loads'

/**
 * Empty values that remove the tools' query parameters. A replay sets its own, and a position is personal
 * data.
 */
export const noTools = Object.fromEntries([...toolNames, 'qa'].map((name) => [name, '']))

/**
 * Returns true if the page has only removed query parameters that it has read, such as a payment provider's
 * result. That isn't a new step.
 */
function isTidied(before: string, now: string): boolean {
  const parse = (address: string) => new URL(address, 'https://page.invalid')
  const [from, to] = [parse(before), parse(now)]
  return (
    from.pathname === to.pathname &&
    [...to.searchParams].every(([name, value]) => from.searchParams.get(name) === value)
  )
}

function earlierLoads(): readonly Load[] {
  const kept = tryParseJson(tabStore.get(key) ?? '')
  return Array.isArray(kept) ? (kept.filter(isPlainObject) as unknown as Load[]) : []
}

/** Stores as many loads as storage allows. Drops the oldest ones first. */
function keep(loads: readonly Load[]): void {
  for (let from = Math.max(0, loads.length - maxLoads); from < loads.length; from += 1)
    if (tabStore.setOnDevice(key, JSON.stringify(loads.slice(from)))) return
  tabStore.remove(key)
}

/** Discards the earlier loads, so that recording starts as on a new visit. */
export const forgetLoads = (): void => tabStore.remove(key)

export interface Recorder {
  /** Returns all traffic of this tab, across its page loads. */
  readonly read: () => Omit<Trace, 'head'>
  /** Discards everything recorded so far. */
  readonly restart: () => void
}

const shifted = <T extends { readonly at: number }>(entries: readonly T[], by: number): T[] =>
  entries.map((entry) => ({ ...entry, at: Math.round(entry.at + by) }))

/**
 * Records URLs and traffic, even across a visit to a payment provider's page. When the page is closed or
 * navigates away, its load is stored in the tab's storage, already without secrets and personal data.
 */
export function recordTab(win: Window, tap: Tap): Recorder {
  const began = win.performance.timeOrigin
  let since = 0
  let steps: TraceStep[] = []
  const arrive = (at: number) => {
    const { pathname, search } = new URL(withParameters(win.location.href, noTools))
    const address = redactedPath(pathname + search)
    const last = steps[steps.length - 1]
    // Skips `/isolate/<remote>`, because it redirects to a screen at once.
    if (pathname.startsWith('/isolate') || (last && isTidied(last.address, address))) return
    steps.push({ at, address, load: !last })
  }
  arrive(0)
  for (const move of navigationEvents)
    win.addEventListener(move, () => {
      const at = win.performance.now()
      // Runs in a separate task, so that of several navigations at once only the last URL is recorded.
      win.setTimeout(() => arrive(at))
    })

  const now = <T extends TraceEntry | ApiCall>(entries: readonly T[]) =>
    entries.filter(({ at }) => at >= since)
  const current = (): Load => ({ began, steps, api: now(tap.all()), bridge: now(bridgeTrace()) })
  // A page restored from the back/forward cache can be left a second time. Its earlier copy is replaced.
  const loads = (): readonly [...Load[], Load] => [
    ...earlierLoads().filter((load) => load.began !== began),
    current(),
  ]
  win.addEventListener('pagehide', () => keep(loads()))

  return {
    read() {
      const all = loads()
      const first = all[0].began
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
