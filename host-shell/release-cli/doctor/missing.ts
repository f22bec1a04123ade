import { randomBytes } from 'node:crypto'
import { error, warning, type Finding } from './reach.ts'

/**
 * The maximum cache lifetime of a 404 in seconds. With a longer one, a page that asks too early would miss a
 * release that is published later.
 */
const longest = 60

const missingFiles = (word: string): readonly string[] => [
  `none-${word}.js`,
  `r/none/0.0.0-none/${word}.js`,
  `shell/none/${word}.js`,
  `c/none-${word}.json`,
  `log/none-${word}/00000001.json`,
]

/** Returns the cache lifetime in a response's headers in seconds, or undefined if there is none. */
function keptFor(headers: Headers, now: number): number | undefined {
  const control = headers.get('cache-control') ?? ''
  if (/no-store|no-cache/.test(control)) return 0
  const age = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control)
  if (age) return Number(age[1])
  const expires = Date.parse(headers.get('expires') ?? '')
  return Number.isNaN(expires) ? undefined : Math.max(0, (expires - now) / 1000)
}

/**
 * Requests a missing file and returns findings. The second request shows whether a cache has stored the first
 * response.
 */
async function inspectMissing(address: string, get: typeof fetch): Promise<Finding[]> {
  const first = await get(address)
  await first.arrayBuffer()
  if (first.status !== 404)
    return [error(`${address} is missing and answers ${first.status}: it must answer 404, never a page`)]
  const second = await get(address)
  await second.arrayBuffer()
  const kept = keptFor(second.headers, Date.now())
  if (kept !== undefined && kept > longest)
    return [
      error(
        `${address} is missing, and caches may keep that answer for ${Math.round(kept)} s: what is published there later stays missing. Answer 404 with Cache-Control: no-store`,
      ),
    ]
  const age = second.headers.get('age')
  if (age === null || kept !== undefined) return []
  return [
    warning(
      `a cache answers for ${address}, which is missing, by itself (Age: ${age}): see that it keeps a 404 for seconds only`,
    ),
  ]
}

/**
 * Checks that missing files in each folder give a 404 that caches don't store for long. Every run requests
 * new names, because caches can have stored the responses of the previous run.
 */
export async function inspectMissingFiles(site: URL, get: typeof fetch): Promise<Finding[]> {
  const word = randomBytes(6).toString('hex')
  const found: Finding[] = []
  for (const path of missingFiles(word))
    found.push(
      ...(await inspectMissing(new URL(path, site).href, get).catch(({ message }: Error) => [
        error(message),
      ])),
    )
  return found
}
