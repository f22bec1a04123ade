import type { ControlRoom, FaultRequest } from '../mock-api/controlRoom.ts'

/** A field to type into; a tab may have the same label. */
export const typedInto = 'input:not([type=radio])'

/** One line of the error matrix (spec §8): who refuses what, and what the page makes of it. */
export interface ErrorCase {
  /** `POST /users/sms`, below the API's prefix. */
  readonly call: string
  /** The server's code; undefined for an answer without one. */
  readonly code?: number
  /** More of the answer. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly status?: number
  /** The mapped text, or the server's own where there is none. */
  readonly words: string | RegExp
  /** Label of the field that says it, too. */
  readonly at?: string
  /** Label or name of what has the focus. */
  readonly focus: string | RegExp
  readonly empty?: readonly string[]
  readonly keeps?: Readonly<Record<string, string | RegExp>>
  /** Said elsewhere on the page. */
  readonly besides?: string | RegExp
  /** In a browser, too: a row of each kind, for what has a layout. */
  readonly inBrowser?: true
  /** The toast adds the reason to what is said elsewhere. */
  readonly alsoToast?: boolean
}

/** What the server says itself, which only unmapped codes show. */
export const serverWords = 'So says the server'

/** The fault that makes the stand-in refuse the next such call. */
export function faultOf({ call, code, more, status }: ErrorCase): FaultRequest {
  const [method = '', path = ''] = call.split(' ')
  const body = code === undefined ? '' : { code, message: serverWords, ...more }
  return {
    path: `/api/v1${path}`,
    method,
    status: status ?? (code === undefined ? 500 : 400),
    body,
    times: 1,
  }
}

/** How many calls of a line's kind were made. */
export async function callsOf(standin: Pick<ControlRoom, 'requests'>, { call }: ErrorCase): Promise<number> {
  const [method, path = ''] = call.split(' ')
  const shape = new RegExp(`^/api/v1${path.replace('*', '[^/]+')}$`)
  const all = await standin.requests()
  return all.filter((one) => one.method === method && shape.test(one.path)).length
}
