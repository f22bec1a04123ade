import { name, short } from '@companion/release-protocol/channelDocument'
import { healthLabels as label, healthMetrics as metric } from '@companion/release-protocol/healthNames'
import { swapsBeforeReload } from '@companion/release-protocol/timings'
import { invalid } from '../controlInput.ts'

/** An event of a page, with the attributes that are the same for the page's whole report. */
export interface StoredEvent {
  readonly at: number
  readonly name: string
  readonly severity: number
  readonly attributes: Readonly<Record<string, string>>
}

/** A sum, or one bucket of a histogram. `le` is the bucket's upper bound, `+Inf` for the last one. */
export interface StoredPoint {
  readonly at: number
  readonly metric: string
  readonly attributes: Readonly<Record<string, string>>
  readonly le: string
  readonly value: number
}

/**
 * Maximum size of a report in bytes, uncompressed. Browsers send no more with `keepalive` (Fetch,
 * "HTTP-network-or-cache fetch").
 */
export const longestReport = 65_536
/** A page reports at most this many events (`reportBatch.ts`). */
const mostEvents = 100
const longestText = 200
const longestStack = 4000

/** Maximum count per metric in one report on one release. */
const most: Readonly<Record<string, number>> = {
  [metric.started]: 1,
  [metric.failed]: 1,
  [metric.rolledBack]: swapsBeforeReload,
  [metric.duration]: 1,
  [metric.shift]: 1,
}
export const isKnown = (name: string): boolean => Object.hasOwn(most, name)
const isCount = (name: string): boolean => name !== metric.duration && name !== metric.shift

/** Attributes that have the same value on all points of a page. */
const facts = [label.brand, label.app, label.os, label.osVersion, label.engine, label.engineVersion] as const

// Terminals interpret some control characters, so none may reach a terminal through a reported text.
const control = /\p{Cc}/u

function refuseTexts(attributes: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(attributes)) {
    const isStack = key === 'exception.stacktrace'
    if (control.test(isStack ? value.replaceAll('\n', '') : value))
      invalid(`${JSON.stringify(key)} has control characters`)
    if (value.length > (isStack ? longestStack : longestText)) invalid(`${JSON.stringify(key)} is too long`)
  }
  const { [label.remote]: remote, [label.release]: release } = attributes
  if (remote !== undefined && !name(remote)) invalid(`${label.remote} is the name of no remote`)
  if (release !== undefined && !short(release)) invalid(`${label.release} is no <version>-<build>`)
}

/**
 * Throws for reports that no page could have sent. A page runs on one device, starts a release once, and has
 * one first failure of the release. Without this check one sender could pose as a thousand devices.
 */
export function refusePoints(points: readonly StoredPoint[]): void {
  const said = new Set<string>()
  const once = (what: readonly unknown[], why: string): void => {
    const key = JSON.stringify(what)
    if (said.has(key)) invalid(why)
    said.add(key)
  }
  const device = (attributes: StoredPoint['attributes']) =>
    JSON.stringify(facts.map((fact) => attributes[fact]))
  for (const { metric: name, attributes, value } of points) {
    refuseTexts(attributes)
    if (!Number.isInteger(value) || value < 1 || value > most[name]!)
      invalid(`${name} of one page is 1 to ${most[name]}, not ${value}`)
    if (device(attributes) !== device(points[0]!.attributes)) invalid('a page is on one kind of device')
    if (!isCount(name)) continue
    const of = [name, attributes[label.remote], attributes[label.release]]
    once([...of, attributes[label.error]], `a page says ${name} of a release once`)
    if (attributes[label.first] === 'true') once([...of, 'first'], `${name} is the first on a device once`)
  }
}

/**
 * Returns the events without repeated errors, because a repeat within a report adds no information. Throws
 * for events that no page sends.
 */
export function eventsOnce(events: readonly StoredEvent[]): StoredEvent[] {
  if (events.length > mostEvents) invalid(`a page reports ${mostEvents} events at most`)
  const told = new Set<string>()
  return events.filter(({ name, attributes }) => {
    refuseTexts({ ...attributes, event: name })
    const fingerprint = attributes['companion.error.fingerprint']
    const key = JSON.stringify([name, attributes[label.remote], attributes[label.release], fingerprint])
    if (fingerprint === undefined) return true
    return !told.has(key) && !!told.add(key)
  })
}
