import { isBridgeError, openExternal, pay } from '@companion/bridge-contract'
import { call } from '@companion/shared/bridge/app'
import { apiOrigin } from '@companion/shared/http/base'
import { navigate } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/current'
import type { NextAction, Order } from '../endpoints.ts'
import { safeAddress, safeFields } from '../model/providerAddress.ts'
import { isIosApp, type PayEnvironment } from '../model/channel.ts'
import { handOff, handoffOf, type PurchaseHandoff } from './purchaseHandoff.ts'

/**
 * Replaces the confirmation by the result page, so that Back leads to the plans and not to another payment.
 */
export const showResult = (orderId: string) => navigate('payResult', { query: { orderId }, replace: true })

/**
 * Posts fields to a provider's page through a form. The Content-Security-Policy has `form-action 'self'`, so
 * a provider's origin must be added there first (`host-shell/build/deploy/headers.ts`). Otherwise the browser
 * blocks the form.
 */
function post(url: string, fields: readonly (readonly [string, string])[]): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = url
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // `form.submit()` wouldn't work if the provider has a field with the name "submit", which hides the method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}

/**
 * Makes a purchase in the app. Without an answer the status is `pending`, because the user could have paid.
 * Resolves with null if the app doesn't support the purchase.
 */
async function payInApp(
  { id, amount }: Pick<Order, 'id' | 'amount'>,
  provider: string,
  payload: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PurchaseHandoff | null> {
  if (!amount) return null
  try {
    const { productId } = payload
    const answer = await call(
      pay,
      {
        orderId: id,
        provider,
        amountMinor: amount.minor,
        currency: amount.currency,
        ...(productId && { productId }),
        payload: Object.entries(payload).map(([key, value]) => ({ key, value })),
      },
      { signal },
    )
    return handoffOf(answer)
  } catch (error) {
    if (isBridgeError(error, 'CANCELLED')) return { appStatus: 'canceled' }
    if (isBridgeError(error, 'NO_HOST', 'UNSUPPORTED', 'INVALID_PARAMS', 'FORBIDDEN_ORIGIN', 'HOST_ERROR'))
      return null
    return { appStatus: 'pending' }
  }
}

/**
 * Runs the next action of a payment: a purchase in the app, or the provider's page. Resolves with `unsafe` if
 * the URL or the fields are rejected, and with `providers` if this page doesn't support the provider.
 */
export async function runNextAction(
  environment: PayEnvironment,
  order: Order,
  provider: string,
  next: NextAction,
  signal: AbortSignal,
): Promise<'done' | 'unsafe' | 'providers'> {
  if (next.type === 'none') return 'done'
  if (next.type === 'bridge') {
    const answer = environment.canPay ? await payInApp(order, next.provider, next.payload, signal) : null
    if (answer) handOff(order.id, answer)
    return answer ? 'done' : 'providers'
  }
  const url = safeAddress(next.url, provider, apiOrigin(session().network.base, location.href))
  const fields = safeFields(next.type === 'redirect' ? next.fields : {})
  // Apple doesn't allow an iOS app to sell through a web page (App Store 3.1.1).
  if (!url || !fields || (isIosApp(environment) && next.type === 'redirect')) return 'unsafe'
  if (environment.app !== 'none' && next.type === 'external') {
    const opened = await call(openExternal, { url }, { signal }).then(
      () => true,
      () => false,
    )
    return opened ? 'done' : 'providers'
  }
  handOff(order.id, { leaving: true })
  showResult(order.id)
  if (next.type === 'redirect' && next.method.toUpperCase() === 'POST') post(url, fields)
  else location.assign(url)
  return 'done'
}
