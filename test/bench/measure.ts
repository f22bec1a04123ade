import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contenders, type Contender, type ContenderName } from './contenders.ts'
import type { BenchOptions } from './options.ts'
import type { Progress } from './progress.ts'
import { screens, type Screen, type ScreenName } from './screens.ts'
import { serveScreens } from './serveScreens.ts'
import type { Served } from './serve.ts'
import { hopsAfterDocument } from './statistics.ts'
import type { Visit } from './visit.ts'

interface Row {
  readonly contender: ContenderName
  readonly screen: ScreenName
}

/** One visit in a round. `cache` is the state of the browser's cache before the visit. */
export interface VisitRow extends Row, Visit {
  readonly cache: 'cold' | 'warm'
  readonly round: number
}

/** Round trips after the document until text and data are shown. */
export interface HopRow extends Row {
  readonly cache: 'cold' | 'warm'
  readonly words: number
  readonly data: number
}

export interface Measured {
  readonly visits: readonly VisitRow[]
  readonly hops: readonly HopRow[]
  /** Descriptions of the failed measurements. */
  readonly failures: readonly string[]
}

/** Delay of every response while round trips are counted, in milliseconds. */
const held = 1000

/** Returns a contender's site folder. Builds it if it's missing. */
async function siteOf(name: ContenderName, folder: string, progress: Progress): Promise<string> {
  const site = resolve(folder, name)
  if (existsSync(join(site, 'headers.json'))) return site
  progress.step(`building: ${contenders[name].title}`)
  await mkdir(site, { recursive: true })
  await contenders[name].build(site)
  return site
}

/** Returns the pairs to measure. The empty page is measured once, because it shows none of the screens. */
const pairsOf = ({ contenders: names, screens: shown }: BenchOptions): Row[] =>
  shown.flatMap((screen) =>
    names
      .filter((name) => name !== 'empty' || screen === 'weather')
      .map((contender) => ({ contender, screen })),
  )

function hasWorker({ contender }: Row): boolean {
  const { worker = false }: Contender = contenders[contender]
  return worker
}

function screenOf({ contender, screen }: Row): Screen {
  const known: Screen = screens[screen]
  const { path, heading } = known
  return contender === 'empty' ? { path, heading, signedIn: false } : known
}

const both = <T>([cold, warm]: readonly [T, T]) => [['cold', cold] as const, ['warm', warm] as const]

/**
 * Measures the contenders in turn, so that a slow phase of the machine affects all of them. After `stop` is
 * aborted, finishes the current visit and returns the results so far.
 */
export async function measure(
  folder: string,
  options: BenchOptions,
  { progress, stop }: { readonly progress: Progress; readonly stop: AbortSignal },
): Promise<Measured> {
  const visits: VisitRow[] = []
  const hops: HopRow[] = []
  const failures: string[] = []
  const pairs = pairsOf(options)
  if (!pairs.length) return { visits, hops, failures }
  const served = await serveScreens(folder)
  const servers = new Map<ContenderName, Served>()
  const twice = (row: Row, slow: boolean) =>
    served.twice(servers.get(row.contender)!, screenOf(row), { slow, worker: hasWorker(row) })
  /** Runs one measurement. Reports a failure and continues with the next measurement. */
  const attempt = async (what: string, row: Row, work: () => Promise<void>): Promise<void> => {
    if (stop.aborted) return
    progress.step(`${what}: ${row.screen} · ${contenders[row.contender].title}`)
    await work().catch((failure: unknown) => {
      if (!served.browserIsThere()) throw failure
      const why = failure instanceof Error ? failure.message : String(failure)
      failures.push(`${row.contender} ${row.screen}, ${what}: ${why}`)
    })
  }
  try {
    for (const name of options.contenders)
      servers.set(name, await served.serve(await siteOf(name, options.sites ?? folder, progress)))
    // Warms the browser up, because its first visit is slower than all others.
    await attempt('warming up', pairs[0]!, async () => void (await twice(pairs[0]!, false)))
    for (const server of servers.values()) server.delay = held
    // Contenders with a service worker are omitted: a stored document takes no round trip, and their first
    // visit equals Companion's.
    for (const row of pairs.filter((row) => !hasWorker(row)))
      await attempt('round trips', row, async () => {
        for (const [cache, { words, data }] of both(await twice(row, false)))
          hops.push({
            ...row,
            cache,
            words: hopsAfterDocument(words, held),
            data: hopsAfterDocument(data, held),
          })
      })
    for (const server of servers.values()) server.delay = 0
    for (let round = 1; round <= options.rounds; round++)
      for (const row of round % 2 ? pairs : pairs.toReversed())
        await attempt(`round ${round} of ${options.rounds}`, row, async () => {
          for (const [cache, seen] of both(await twice(row, true)))
            visits.push({ ...row, cache, round, ...seen })
        })
    if (stop.aborted) failures.push('all that was left when the run was interrupted')
  } finally {
    await served.close()
  }
  return { visits, hops, failures }
}
