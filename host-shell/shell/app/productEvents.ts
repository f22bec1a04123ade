import { trackEvent } from '@companion/bridge-contract'
import { notify, supports } from '@companion/shared/bridge/app'
import { onCall, type SentCall } from '@companion/shared/http/client'
import { isApiError } from '@companion/shared/http/apiError'
import { routeAt } from '@companion/shared/navigation/router'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'

// All product events: a screen was shown, a flow was completed, or a flow failed with a code. No field
// contains user input, an ID, a URL or a message, so that no personal data is sent.

interface End {
  readonly flow: string
  /** The code of the failure, if the call succeeded but the flow failed. */
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

/**
 * Maps an order's status to the outcome that the buyer sees (`remotes/pay/model/order.ts`). Returns undefined
 * for any status that isn't final.
 */
function purchaseEnd({ answer }: EndedCall): End | undefined {
  const { status = '', payment } = (answer ?? {}) as OrderRead
  if (/^(paid|fulfilling|fulfilled)$/.test(status)) return { flow: 'purchase' }
  // The order was cancelled, but its payment is still processing or has succeeded, so the outcome is open.
  if (/^(processing|succeeded)$/.test(payment?.status ?? '')) return undefined
  return /^(failed|canceled|expired)$/.test(status) ? { flow: 'purchase', failed: status } : undefined
}

/** API call that ends a flow → the flow's name, or a function that derives it from the call. */
const flows: Readonly<Record<string, string | ((call: EndedCall) => End | undefined)>> = {
  'POST /api/v1/auth/login': 'signIn',
  'POST /api/v1/auth/register': 'registration',
  // Each call updates one part of the profile: nickname, avatar or email.
  'PATCH /api/v1/users/:userId': changedField,
  'POST /api/v1/users/:userId/phone': 'phone',
  'POST /api/v1/users/password/reset': 'forgottenPassword',
  'POST /api/v1/users/password/change': 'password',
  'DELETE /api/v1/users/:id': 'deletion',
  // Only a payment that fails to start ends the purchase. If it starts, the order's status decides.
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
  // Runs in a separate task, because the URL changes only after the event.
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
  // The page polls orders, so the same outcome arrives repeatedly. It's reported once.
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

/** Sends product events for screens and flows, if the app supports them. */
export function trackProductEvents(win: Window): void {
  if (!supports(trackEvent).ok) return
  trackScreens(win)
  trackFlows()
}
