import { contract } from '../contract.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import type { Version } from '../schema/schema.ts'
import { known } from '../schema/known.ts'

type Named<T> = { readonly [name: string]: T }

/** A contract as stored in the lock: the one that released apps were built with. */
export interface Snapshot {
  readonly version: Version
  /** The words of open choices. */
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

/** One line per method and event, to keep diffs readable. */
export const snapshotText = ({ version, ...parts }: Snapshot): string =>
  `{\n  "version": "${version}",\n${(['known', 'methods', 'events'] as const)
    .map((part) => section(part, parts[part]))
    .join(',\n')}\n}\n`
