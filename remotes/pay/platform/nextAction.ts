import { openExternal } from '@companion/bridge-contract'
import type { call } from '@companion/shared/bridge/app'
import type { NextAction, Order } from '@companion/shared/http/shapes/orders'
import { safeAddress, safeFields } from '../model/providerAddress.ts'
import { isIosApp, type PayEnvironment } from '../model/channel.ts'
import { handOff, payInApp } from './purchaseHandoff.ts'

/** The part of the page that leaves it. */
interface PaymentPage {
  readonly document: Document
  readonly location: Pick<Location, 'assign'>
}

/**
 * Posts fields to a provider's page through a real form. The page's policy says `form-action 'self'`: a provider that
 * wants a form posted to another origin must be named there first (`host-shell/deploy/headers.ts`), or the browser
 * refuses it and nothing happens.
 */
function post({ document }: PaymentPage, url: string, fields: readonly (readonly [string, string])[]): void {
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
  // By the prototype: a field named "submit" would hide the method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}

/** Leaves the page for an address that `safeAddress` has let through. */
function leaveFor(
  page: PaymentPage,
  url: string,
  method: string,
  fields: readonly (readonly [string, string])[],
): void {
  if (method.toUpperCase() === 'POST') post(page, url, fields)
  else page.location.assign(url)
}

interface NextActionDeps {
  readonly page: PaymentPage
  readonly environment: PayEnvironment
  /** Origin of the API, for its test provider. */
  readonly apiOrigin: string
  readonly ask: typeof call
  /** Replaces this page by the result page, so that the way back from the provider leads there. */
  readonly showResult: (orderId: string) => void
}

/**
 * Carries out the server's next action, as far as this page may. `unsafe`: an address or fields that are not let through;
 * `providers`: this page cannot use the provider.
 */
export async function runNextAction(
  { page, environment, apiOrigin, ask, showResult }: NextActionDeps,
  order: Order,
  provider: string,
  next: NextAction,
  signal: AbortSignal,
): Promise<'done' | 'unsafe' | 'providers'> {
  if (next.type === 'none') return 'done'
  if (next.type === 'bridge') {
    const answer = environment.canPay ? await payInApp(ask, order, next.provider, next.payload, signal) : null
    if (answer) handOff(order.id, answer)
    return answer ? 'done' : 'providers'
  }
  const url = safeAddress(next.url, provider, apiOrigin)
  const fields = safeFields(next.type === 'redirect' ? next.fields : {})
  // An iOS app must not become a shop on a web page of its own (App Store 3.1.1).
  if (!url || !fields || (isIosApp(environment) && next.type === 'redirect')) return 'unsafe'
  if (environment.app !== 'none' && next.type === 'external') {
    const opened = await ask(openExternal, { url }, { signal }).then(
      () => true,
      () => false,
    )
    return opened ? 'done' : 'providers'
  }
  handOff(order.id, { leaving: true })
  showResult(order.id)
  leaveFor(page, url, next.type === 'redirect' ? next.method : 'GET', fields)
  return 'done'
}
