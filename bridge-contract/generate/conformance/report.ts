import type { Bridge } from '../../client/bridge.ts'
import { contract } from '../../contract.ts'
import { methods } from '../tree.ts'
import { presence, type Finding } from './finding.ts'

/** A finding with its duration in milliseconds. */
export interface Timed extends Finding {
  readonly ms: number
}

/** The checks of one method and their outcomes. */
interface MethodReport {
  readonly name: string
  readonly inApp: boolean
  readonly ends: readonly { readonly what: string; readonly ok: boolean; readonly ms: number }[]
}

/** The report for a bug ticket. It contains no token, no position and no user input. */
export interface Report {
  readonly result: string
  readonly app: { readonly [fact: string]: unknown }
  /** The version of the contract the page was generated from. */
  readonly kit: string
  readonly engine: string
  readonly address: string
  readonly at: string
  readonly findings: readonly Timed[]
  readonly methods: readonly MethodReport[]
}

/** Returns whether the run found an app that it could test. */
export const hasApp = (findings: readonly Finding[]): boolean =>
  !findings.some(({ what, ok }) => what === presence && !ok)

/** Returns the overall result. CI reads it. */
export const resultOf = (findings: readonly Finding[]): string => {
  if (!hasApp(findings)) return 'No app'
  const faults = findings.filter(({ ok }) => !ok).length
  return faults ? `${faults} NOT OK` : 'All ok'
}

/** Returns the overall result for a person, as the page's heading. */
export const headingOf = (findings: readonly Finding[]): string => {
  if (!hasApp(findings)) return 'Open this page inside the app'
  const faults = findings.filter(({ ok }) => !ok).length
  if (!faults) return 'All ok'
  return faults === 1 ? '1 check failed' : `${faults} checks failed`
}

/** Creates the report of a run. */
export function reportOf(win: Window, bridge: Bridge, findings: readonly Timed[], at: Date): Report {
  const info = bridge.info()
  const { state: _, storefront: __, methods: has = [], ...app } = info ?? { methods: [] }
  return {
    result: resultOf(findings),
    app: { door: bridge.kind, ...app },
    kit: contract.version,
    engine: win.navigator.userAgent,
    // Omit the query and the fragment, because they can contain tokens.
    address: win.location.origin + win.location.pathname,
    at: at.toISOString(),
    findings,
    methods: methods.map(({ name }) => ({
      name,
      inApp: has.includes(name),
      ends: findings
        .filter(({ method }) => method === name)
        .map(({ what, ok, ms }) => ({ what: what.replace(`${name} `, ''), ok, ms })),
    })),
  }
}

const line = ({ ok, ms, what, detail }: Timed) =>
  `${ok ? 'ok    ' : 'NOT OK'} ${String(ms).padStart(6)} ms  ${what}${detail && `: ${detail}`}`

/** Returns the report as readable text. */
export function textOf({ result, app, kit, engine, address, at, findings, methods: all }: Report): string {
  const told = Object.entries(app).filter(([, value]) => typeof value !== 'object')
  const facts = told.map(([name, value]) => `${name} ${String(value)}`)
  const tried = all.map(({ name, inApp, ends }) => {
    const ended = ends.map(({ what, ok, ms }) => `${what}: ${ok ? 'ok' : 'NOT OK'}, ${ms} ms`).join('; ')
    return `${name.padEnd(22)} ${ended || (inApp ? 'not tried' : 'not in this app')}`
  })
  return [
    `Bridge conformance: ${result}`,
    `app: ${facts.join(', ')}`,
    `kit: contract ${kit}`,
    `engine: ${engine}`,
    `page: ${address}`,
    `date: ${at}`,
    '',
    ...findings.map(line),
    '',
    'Methods',
    ...tried,
    '',
  ].join('\n')
}
