import type { ControlRoom, FaultRequest } from '../mock-api/controlRoom.ts'

/** Selector of a text field. A tab (a radio button) can have the same label. */
export const typedInto = 'input:not([type=radio])'

/** One line of the error matrix (spec §8): a rejected call, and the page's reaction. */
export interface ErrorCase {
  /** Method and path, such as `POST /users/sms`. The API's prefix is omitted. */
  readonly call: string
  /** The server's business code. Undefined for a response without one. */
  readonly code?: number
  /** Additional fields of the response. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly status?: number
  /** The text mapped to the code, or the server's own text if the code isn't mapped. */
  readonly words: string | RegExp
  /** Label of the field that shows the text too. */
  readonly at?: string
  /** Label or name of the element that has the focus afterwards. */
  readonly focus: string | RegExp
  readonly empty?: readonly string[]
  readonly keeps?: Readonly<Record<string, string | RegExp>>
  /** Text that is shown elsewhere on the page. */
  readonly besides?: string | RegExp
  /** True if a browser runs the line too. There's one row of each kind, to test the layout. */
  readonly inBrowser?: true
  /** True if a toast is shown too, which adds the reason to the text elsewhere. */
  readonly alsoToast?: boolean
}

/** The server's own text. The page shows it only for codes that aren't mapped. */
export const serverWords = 'So says the server'

/** Returns the fault with which the mock API rejects the next such call. */
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

/** Returns the number of calls of a line's kind. */
export async function callsOf(standin: Pick<ControlRoom, 'requests'>, { call }: ErrorCase): Promise<number> {
  const [method, path = ''] = call.split(' ')
  const shape = new RegExp(`^/api/v1${path.replace('*', '[^/]+')}$`)
  const all = await standin.requests()
  return all.filter((one) => one.method === method && shape.test(one.path)).length
}
