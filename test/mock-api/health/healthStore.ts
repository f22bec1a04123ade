import { existsSync, rmSync } from 'node:fs'
import type { StoredHealth, SummedPoint, ToldError } from '@companion/release-protocol/healthNumbers'
import { healthLabels as label } from '@companion/release-protocol/healthNames'
import type { Database } from 'node-sqlite3-wasm'
import type { StoredEvent, StoredPoint } from './pageReport.ts'

const schema = `
  create table if not exists points (at integer, metric text, remote text, attributes text, le text, value real);
  create index if not exists points_of on points (remote, at);
  create index if not exists points_at on points (at);
  create table if not exists events (at integer, name text, severity integer, remote text, attributes text);
  create index if not exists events_of on events (remote, at);
  create index if not exists events_at on events (at);`

const day = 86_400_000
const inMemory = ':memory:'

/**
 * Opens the file. The library locks it with a folder next to it, and a killed process doesn't remove that
 * folder.
 */
async function open(file: string): Promise<Database> {
  const { default: sqlite } = await import('node-sqlite3-wasm')
  const ready = (name: string): Database => {
    const database = new sqlite.Database(name)
    // Another process can be writing to the file. Without a wait, this one would fail with "database is
    // locked".
    database.exec('pragma busy_timeout = 2000')
    database.exec(schema)
    return database
  }
  try {
    return ready(file)
  } catch (failure) {
    if (file === inMemory) throw failure
    const lock = `${file}.lock`
    if (existsSync(lock)) rmSync(lock, { recursive: true })
    try {
      return ready(file)
    } catch {
      console.warn(
        `${file} cannot be used (${String(failure)}): reports are kept as long as this process runs`,
      )
      return ready(inMemory)
    }
  }
}

export interface HealthStore {
  readonly add: (points: readonly StoredPoint[], events: readonly StoredEvent[]) => Promise<void>
  /** Returns the totals reported for a remote since a time in epoch milliseconds. */
  readonly read: (remote: string, since: number) => Promise<StoredHealth>
  /** Returns the latest events, newest first. */
  readonly events: (limit: number) => Promise<readonly StoredEvent[]>
  readonly clear: () => Promise<void>
  readonly close: () => void
}

/**
 * Reported errors, most frequent first. A page reports the same error as an exception and as the reason for a
 * quarantine. The query takes the higher of the two counts, so that the error isn't counted twice.
 */
const errorsQuery = `
  select release, type, fingerprint, stack, max(count) as count from (
    select json_extract(attributes, '$."${label.release}"') as release,
      coalesce(json_extract(attributes, '$."exception.type"'), '') as type,
      json_extract(attributes, '$."companion.error.fingerprint"') as fingerprint,
      coalesce(json_extract(attributes, '$."exception.stacktrace"'), '') as stack, count(*) as count
    from events where remote = ? and at >= ? and release is not null and fingerprint is not null
    group by release, fingerprint, name)
  group by release, fingerprint order by count desc limit 50`

/** Returns a store for the reports of the last day in a SQLite file. The file is opened on first access. */
export function healthStore(file: string = inMemory, clock: () => number = Date.now): HealthStore {
  let opening: Promise<Database> | undefined
  let opened: Database | undefined
  const database = async () => (opened = await (opening ??= open(file)))

  const add: HealthStore['add'] = async (points, events) => {
    const db = await database()
    db.exec('begin')
    try {
      for (const { at, metric, attributes, le, value } of points)
        db.run('insert into points values (?, ?, ?, ?, ?, ?)', [
          at,
          metric,
          attributes[label.remote] ?? '',
          JSON.stringify(attributes),
          le,
          value,
        ])
      for (const { at, name, severity, attributes } of events)
        db.run('insert into events values (?, ?, ?, ?, ?)', [
          at,
          name,
          severity,
          attributes[label.remote] ?? '',
          JSON.stringify(attributes),
        ])
      const oldest = clock() - day
      db.run('delete from points where at < ?', oldest)
      db.run('delete from events where at < ?', oldest)
      db.exec('commit')
    } catch (failure) {
      db.exec('rollback')
      throw failure
    }
  }
  return {
    add,
    read: async (remote, since) => {
      const db = await database()
      const points = db.all(
        'select metric, attributes, le, sum(value) as value from points where remote = ? and at >= ? group by metric, attributes, le',
        [remote, since],
      ) as unknown as (Omit<SummedPoint, 'attributes'> & { attributes: string })[]
      return {
        points: points.map((point) => ({
          ...point,
          attributes: JSON.parse(point.attributes) as SummedPoint['attributes'],
        })),
        errors: db.all(errorsQuery, [remote, since]) as unknown as ToldError[],
      }
    },
    events: async (limit) => {
      const rows = (await database()).all(
        'select at, name, severity, attributes from events order by at desc, rowid desc limit ?',
        limit,
      ) as unknown as (Omit<StoredEvent, 'attributes'> & { attributes: string })[]
      return rows.map((row) => ({
        ...row,
        attributes: JSON.parse(row.attributes) as StoredEvent['attributes'],
      }))
    },
    clear: async () => (await database()).exec('delete from points; delete from events'),
    close: () => void (opened?.isOpen && opened.close()),
  }
}
