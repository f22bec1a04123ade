import * as limits from '../limits.ts'

/** A first request of the screen that the address opens, sent while the shell's script is on its way. */
export interface FirstData {
  readonly url: string
  /** The access token it was sent with, or ''. */
  readonly token: string
  /** Rejects where it was not sent after all. */
  readonly answer: Promise<Response>
}

/**
 * `fetch`, but the first request that equals one which the boot script has sent gets that one's answer: with the same
 * token, and no later after the page's start than a request may take. `now`: milliseconds since that start.
 */
export function takeFirst(
  sent: readonly FirstData[] = [],
  port: typeof fetch,
  now = () => performance.now(),
): typeof fetch {
  const left = new Map<unknown, FirstData>(sent.map((first) => [first.url, first]))
  return (input, init = {}) => {
    const first = init.method === 'GET' && left.get(input)
    if (!first) return port(input, init)
    left.delete(input)
    const { token, answer } = first
    const isSame = new Headers(init.headers).get('authorization') === (token ? `Bearer ${token}` : null)
    // Not sent after all, or lost: the request is made as ever.
    return isSame && now() < limits.attempt ? answer.catch(() => port(input, init)) : port(input, init)
  }
}
