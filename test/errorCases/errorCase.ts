import type { ControlRoom, FaultRequest } from '../mock-api/controlRoom.ts'

/** A text field; a tab may have the same label. */
export const typedInto = 'input:not([type=radio])'

/** One line of the error matrix (spec §8): a refused call, and the page's reaction. */
export interface ErrorCase {
  /** `POST /users/sms`, without the API's prefix. */
  readonly call: string
  /** The server's code; undefined for a response without one. */
  readonly code?: number
  /** Additional fields of the response. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly status?: number
  /** The mapped text, or the server's own if there is none. */
  readonly words: string | RegExp
  /** Label of the field that also shows it. */
  readonly at?: string
  /** Label or name of the focused element. */
  readonly focus: string | RegExp
  readonly empty?: readonly string[]
  readonly keeps?: Readonly<Record<string, string | RegExp>>
  /** Text shown elsewhere on the page. */
  readonly besides?: string | RegExp
  /** Also runs in a browser: one row of each kind, to test the layout. */
  readonly inBrowser?: true
  /** The toast adds the reason to the text shown elsewhere. */
  readonly alsoToast?: boolean
}

/** The server's own text, shown only for unmapped codes. */
export const serverWords = 'So says the server'

/** The fault that makes the mock API refuse the next such call. */
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

/** Number of calls of a line's kind. */
export async function callsOf(standin: Pick<ControlRoom, 'requests'>, { call }: ErrorCase): Promise<number> {
  const [method, path = ''] = call.split(' ')
  const shape = new RegExp(`^/api/v1${path.replace('*', '[^/]+')}$`)
  const all = await standin.requests()
  return all.filter((one) => one.method === method && shape.test(one.path)).length
}
