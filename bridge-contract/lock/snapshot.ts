import { contract } from '../contract.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import type { Version } from '../schema/schema.ts'
import { known } from '../schema/known.ts'

type Named<T> = { readonly [name: string]: T }

/** A contract in the form of the lock file. Released apps were built with the locked contract. */
export interface Snapshot {
  readonly version: Version
  /** The known values of open choices. */
  readonly known: Named<readonly string[]>
  readonly methods: Named<Method>
  readonly events: Named<BridgeEvent>
}

/** The current contract. */
export const current: Snapshot = { ...contract, known }

const section = (name: string, entries: object) =>
  `  "${name}": {\n${Object.entries(entries)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `    "${key}": ${JSON.stringify(value)}`)
    .join(',\n')}\n  }`

/** Returns the text of a lock file, with one line per method and event so that diffs stay readable. */
export const snapshotText = ({ version, ...parts }: Snapshot): string =>
  `{\n  "version": "${version}",\n${(['known', 'methods', 'events'] as const)
    .map((part) => section(part, parts[part]))
    .join(',\n')}\n}\n`
