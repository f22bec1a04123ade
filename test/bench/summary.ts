import { contenderNames, type ContenderName } from './contenders.ts'
import type { HopRow, Measured, VisitRow } from './measure.ts'
import { screenNames, type ScreenName } from './screens.ts'
import type { SectionRow } from './sections.ts'
import { ratioOf, spreadOf, type Spread } from './statistics.ts'

/** Contents of `bench.json`. It contains all raw values, so that later runs can be compared. */
export interface BenchFile extends Measured {
  /** Time of the run in ISO 8601. */
  readonly at: string
  readonly machine: string
  readonly rounds: number
  readonly sections: readonly SectionRow[]
}

type Cache = VisitRow['cache']

/** A figure that is shown per screen. `ratio` is relative to the plain bundle. */
export interface Figure {
  readonly title: string
  readonly unit: string
  readonly cache: Cache
  readonly of: (row: VisitRow) => number
  readonly digits?: number
  readonly ratio?: boolean
}

const times = (cache: Cache) =>
  (
    [
      ['the screen’s own words', 'words'],
      ['data', 'data'],
      ['live (answers a tap)', 'live'],
      ['first paint', 'paint'],
      ['blocking time', 'blocking'],
    ] as const
  ).map(([title, name]): Figure => ({
    title: `${title}, ${cache}`,
    unit: 'ms',
    cache,
    of: (row) => row[name],
    ratio: true,
  }))

/** All measurements of a visit, in display order. */
export const figures: readonly Figure[] = [
  ...times('cold'),
  ...times('warm'),
  {
    title: 'bytes to the first screen, cold',
    unit: 'kB',
    cache: 'cold',
    digits: 1,
    ratio: true,
    of: ({ bytes }) => bytes / 1000,
  },
  {
    title: 'scripts among them',
    unit: 'kB',
    cache: 'cold',
    digits: 1,
    ratio: true,
    of: ({ bytesOf }) => bytesOf.script / 1000,
  },
  {
    title: 'the document',
    unit: 'kB',
    cache: 'cold',
    digits: 1,
    of: ({ bytesOf }) => bytesOf.document / 1000,
  },
  {
    title: 'bytes to the first screen, warm',
    unit: 'kB',
    cache: 'warm',
    digits: 1,
    of: ({ bytes }) => bytes / 1000,
  },
  { title: 'requests, cold', unit: '', cache: 'cold', of: ({ requests }) => requests },
  { title: 'requests, warm', unit: '', cache: 'warm', of: ({ requests }) => requests },
  { title: 'layout shift, cold', unit: '', cache: 'cold', digits: 3, of: ({ shift }) => shift },
  { title: 'script memory', unit: 'MB', cache: 'cold', digits: 2, ratio: true, of: ({ heap }) => heap / 1e6 },
]

/** One contender on one screen. */
export interface Cell {
  readonly contender: ContenderName
  readonly screen: ScreenName
  readonly spread: Spread
  /** Ratio to the plain bundle on the same screen. */
  readonly ratio: number | undefined
}

/** Returns the cells of a figure. Omits missing measurements. */
export function cellsOf({ visits }: Pick<Measured, 'visits'>, { cache, of }: Figure): Cell[] {
  const spread = (contender: ContenderName, screen: ScreenName): Spread | undefined => {
    const rows = visits.filter(
      (row) => row.contender === contender && row.screen === screen && row.cache === cache,
    )
    return rows.length ? spreadOf(rows.map(of)) : undefined
  }
  return screenNames.flatMap((screen) => {
    const plain = spread('plain', screen)
    return contenderNames.flatMap((contender) => {
      const own = spread(contender, screen)
      return own ? [{ contender, screen, spread: own, ratio: ratioOf(own, plain) }] : []
    })
  })
}

/**
 * Returns a screen's round trips as `words/data`, such as `2/3`, or '' if they weren't measured. The server
 * that delays every response provides the times.
 */
export function hopsOf(
  hops: readonly HopRow[],
  contender: ContenderName,
  screen: ScreenName,
  cache: Cache,
): string {
  const found = hops.find(
    (row) => row.contender === contender && row.screen === screen && row.cache === cache,
  )
  return found ? `${found.words}/${found.data}` : ''
}

/** A ratio of medians that the project publishes. */
interface Comparison {
  readonly title: string
  readonly of: ContenderName
  readonly to: ContenderName
  readonly name: 'words' | 'data' | 'live'
  readonly cache: Cache
}

export const comparisons: readonly Comparison[] = [
  {
    title: 'words, cold: Companion to one bundle',
    of: 'companion',
    to: 'plain',
    name: 'words',
    cache: 'cold',
  },
  {
    title: 'words, cold: Companion to the bundle with hints',
    of: 'companion',
    to: 'hinted',
    name: 'words',
    cache: 'cold',
  },
  { title: 'data, cold: Companion to one bundle', of: 'companion', to: 'plain', name: 'data', cache: 'cold' },
  {
    title: 'data, cold: Companion to the bundle with hints',
    of: 'companion',
    to: 'hinted',
    name: 'data',
    cache: 'cold',
  },
  { title: 'live, cold: Companion to one bundle', of: 'companion', to: 'plain', name: 'live', cache: 'cold' },
  {
    title: 'words, warm: Companion to one bundle',
    of: 'companion',
    to: 'plain',
    name: 'words',
    cache: 'warm',
  },
  {
    title: 'words, warm, with its service worker: Companion to one bundle',
    of: 'returning',
    to: 'plain',
    name: 'words',
    cache: 'warm',
  },
  {
    title: 'words, cold: federation to Companion',
    of: 'federation',
    to: 'companion',
    name: 'words',
    cache: 'cold',
  },
]

/** Returns a comparison on a screen, or undefined if either value is missing. */
export function compared(
  { visits }: Pick<Measured, 'visits'>,
  { of, to, name, cache }: Comparison,
  screen: ScreenName,
): number | undefined {
  const figure: Figure = { title: '', unit: '', cache, of: (row) => row[name] }
  const cells = cellsOf({ visits: visits.filter((row) => row.screen === screen) }, figure)
  const [one, other] = [of, to].map((contender) => cells.find((cell) => cell.contender === contender)?.spread)
  return one && ratioOf(one, other)
}
