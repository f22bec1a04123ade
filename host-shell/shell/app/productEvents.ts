import { trackEvent } from '@companion/bridge-contract'
import { notify, supports } from '@companion/shared/bridge/app'
import { onCall, type SentCall } from '@companion/shared/http/client'
import { isApiError } from '@companion/shared/http/apiError'
import { routeAt } from '@companion/shared/navigation/router'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'

// What a team counts, and all of it: which screens are shown, which flows end well, which do not and with which code.
// No field holds what somebody typed, an id, an address or a message.

interface End {
  readonly flow: string
  /** Why the flow failed although the call succeeded. */
  readonly failed?: string
}

interface EndedCall extends Pick<SentCall, 'key' | 'path' | 'body'> {
  readonly answer?: unknown
  readonly error?: unknown
}

const changedField = ({ body }: EndedCall): End | undefined => {
  const [flow] = Object.keys(Object(body) as object)
  return flow ? { flow } : undefined
}

interface OrderRead {
  readonly status?: string
  readonly payment?: { readonly status?: string }
}

/** By the order's status, as its buyer is told (`remotes/pay/model/order.ts`); any other is not the end. */
function purchaseEnd({ answer }: EndedCall): End | undefined {
  const { status = '', payment } = (answer ?? {}) as OrderRead
  if (/^(paid|fulfilling|fulfilled)$/.test(status)) return { flow: 'purchase' }
  // Given up, yet money is moving or has moved: that stays open.
  if (/^(processing|succeeded)$/.test(payment?.status ?? '')) return undefined
  return /^(failed|canceled|expired)$/.test(status) ? { flow: 'purchase', failed: status } : undefined
}

/** The call of the API that ends a flow: the flow's name, or what tells it from the call. */
const flows: Readonly<Record<string, string | ((call: EndedCall) => End | undefined)>> = {
  'POST /api/v1/auth/login': 'signIn',
  'POST /api/v1/auth/register': 'registration',
  // A part of the profile at a time: nickname, avatar or email.
  'PATCH /api/v1/users/:userId': changedField,
  'POST /api/v1/users/:userId/phone': 'phone',
  'POST /api/v1/users/password/reset': 'forgottenPassword',
  'POST /api/v1/users/password/change': 'password',
  'DELETE /api/v1/users/:id': 'deletion',
  // A payment that cannot be begun ends the purchase, one that can does not.
  'POST /api/v1/orders/:id/payments': ({ error }) => (error ? { flow: 'purchase' } : undefined),
  'GET /api/v1/orders/:id': purchaseEnd,
}

type Fields = Readonly<Record<string, string>>
const track = (name: 'screenShown' | 'flowFinished' | 'flowFailed', fields: Fields) =>
  void notify(trackEvent, { name, fields: Object.entries(fields).map(([key, value]) => ({ key, value })) })

function trackScreens(win: Window): void {
  let shown: string | undefined
  const look = () => {
    const { name, remote } = routeAt(win.location.pathname) ?? {}
    if (!name || !remote || name === shown) return
    shown = name
    track('screenShown', { screen: name, remote })
  }
  // In a task of its own: the address has changed by then.
  for (const move of navigationEvents) win.addEventListener(move, () => void win.setTimeout(look))
  look()
}

function trackEnd(call: EndedCall, told: Set<string>): void {
  const { key, path, error } = call
  const found = flows[key]
  const end = typeof found === 'function' ? found(call) : found && { flow: found }
  if (!end) return
  const { flow, failed } = end
  if (isApiError(error)) {
    if (error.type === 'aborted') return
    return track('flowFailed', { flow, kind: error.type, code: String(error.code ?? error.http ?? '') })
  }
  // An order is read again and again.
  const ending = `${path} ${failed}`
  if (key.startsWith('GET') && told.has(ending)) return
  told.add(ending)
  if (failed) track('flowFailed', { flow, kind: 'outcome', code: failed })
  else track('flowFinished', { flow })
}

function trackFlows(): void {
  const told = new Set<string>()
  onCall(({ answer, ...call }) => {
    answer.then(
      (given) => trackEnd({ ...call, answer: given }, told),
      (error: unknown) => trackEnd({ ...call, error }, told),
    )
  })
}

/** Has the app count screens and flows, where it counts anything. */
export function trackProductEvents(win: Window): void {
  if (!supports(trackEvent).ok) return
  trackScreens(win)
  trackFlows()
}
