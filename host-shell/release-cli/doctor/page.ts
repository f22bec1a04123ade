import { documentHeaders, usualHsts } from '@companion/build/deploy/headers'
import { strictGrace } from '@companion/release-protocol/timings'
import { embeddedBlock } from '@companion/releases/garbageCollect'
import { policyFaults } from './policy.ts'
import { error, fact, warning, type Finding } from './reach.ts'

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text)

/**
 * Returns the headers that this build defines for an HTML document. The API origins aren't known here, so the
 * served policy can have more origins.
 */
function wantedHeaders(html: string, bases: readonly string[], secure: boolean) {
  return documentHeaders({
    scripts: matches(html, /<script>([^]*?)<\/script>/g),
    styles: matches(html, /<style>([^]*?)<\/style>/g),
    apiOrigins: [],
    bases,
    worker: /<script>companion\.page=.*"worker":true/.test(html),
    hsts: secure ? usualHsts : 0,
  })
}

const plain = (value: string): string => value.toLowerCase().replace(/\s+/g, ' ').trim()

function inspectHeaders(
  address: string,
  html: string,
  headers: Headers,
  bases: readonly string[],
): Finding[] {
  const secure = address.startsWith('https:')
  const { 'Content-Security-Policy': policies = [], ...wanted } = wantedHeaders(html, bases, secure)
  const served = headers.get('content-security-policy')
  const faults = served === null ? ['is missing'] : policyFaults(served, [policies].flat())
  const stale = faults.some((fault) => /lacks 'sha256-/.test(fault))
  const hint = (fault: string) =>
    stale
      ? '; the headers are those of another build: deploy document and headers together'
      : bases.some((base) => fault.includes(` ${base}r/ `))
        ? `, a mirror of the channel: build the page with COMPANION_MIRRORS=${bases.join(',')}`
        : ''
  return [
    ...faults.map((fault) => error(`${address}: its Content-Security-Policy ${fault}${hint(fault)}`)),
    ...Object.entries(wanted).flatMap(([name, value]): Finding[] => {
      const found = headers.get(name)
      if (found !== null && plain(found) === plain(String(value))) return []
      if (name === 'Strict-Transport-Security')
        return found === null ? [warning(`${address} sends no ${name}: apps may be led to http`)] : []
      return [error(`${address} should be answered with ${name}: ${value}${found ? `, not ${found}` : ''}`)]
    }),
  ]
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

function inspectAge(address: string, embedded: Readonly<Record<string, unknown>>, now: Date): Finding[] {
  const { at, exp, seq } = embedded
  if (!isDate(at) || !isDate(exp)) return [error(`${address} carries a release document without dates`)]
  const days = Math.floor((now.getTime() - Date.parse(at)) / 86_400_000)
  // An embedded document's number is one less than its entry's (`embeddedDocument`).
  const entry = Number(seq) + 1
  const since = `${address} carries the releases of ${at.slice(0, 10)} (entry ${entry}, ${days} days old)`
  if (now.getTime() < Date.parse(exp) + strictGrace) return [fact(since)]
  return [
    warning(
      `${since}: they ran out so long ago that remotes with boot 'strict' start only once the channel is there: build and deploy the document again`,
    ),
  ]
}

/** Returns findings about the HTML document: its headers, policies and embedded releases. */
export function inspectPage(
  address: string,
  html: string,
  headers: Headers,
  {
    channel,
    now,
    bases,
  }: { readonly channel: string; readonly now: Date; readonly bases: readonly string[] },
): Finding[] {
  const embedded = embeddedBlock(html)
  if (!embedded)
    return [error(`${address} is no page of ours: it carries no release document. Is another site there?`)]
  const other = embedded['channel']
  return [
    ...inspectHeaders(address, html, headers, bases),
    ...(other === channel
      ? []
      : [error(`${address} carries channel ${String(other)}, not ${channel}: name it with --channel`)]),
    ...inspectAge(address, embedded, now),
  ]
}
