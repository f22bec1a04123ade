import { UsageError } from './usageError.ts'

/**
 * A base in a document: the URL of a folder, with a trailing slash. Characters with a meaning in a CSP are
 * excluded, because bases become sources in the page's policy.
 */
const isBase = /^https?:\/\/[\w.:[\]-]+\/(?:[\w.~%/-]+\/)?$/
/** Loopback hosts. Pages load files over plain HTTP from these hosts only. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/

function readBase(given: string): string {
  if (given === '/') return given
  const refuse = (why: string) =>
    new UsageError(
      `"${given}" is no base of release files: ${why}, e.g. --base https://cdn.example/companion/`,
    )
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url)
    throw refuse('write the whole address of the folder that holds r/, or / for the page’s own origin')
  if (url.search || url.hash || url.username) throw refuse('it takes no query, fragment or user')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.test(url.hostname)))
    throw refuse('pages take files over https only')
  const base = url.href.endsWith('/') ? url.href : `${url.href}/`
  if (!isBase.test(base)) throw refuse('its path may have letters, digits and - _ . ~ % only')
  return base
}

/** The maximum number of bases. With more, a page could spend its time on hosts that are down. */
const mostBases = 4

/**
 * Parses a comma-separated list of bases for release files: folder URLs, or `/` for the page's own origin.
 * Throws on duplicates and on bases that no page could load from.
 */
export function readBases(text: string): string[] {
  const bases = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readBase)
  const twice = bases.find((base, at) => bases.indexOf(base) !== at)
  if (twice) throw new UsageError(`the base ${twice} is named twice`)
  if (bases.length > mostBases)
    throw new UsageError(`up to ${mostBases} bases are possible, not ${bases.length}`)
  return bases
}
