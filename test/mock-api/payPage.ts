import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import { outcomes, type Outcome } from './paySets.ts'
import type { Payment } from './payShapes.ts'
import { settle } from './payments.ts'
import type { World } from './world.ts'

const labels: Record<Outcome, string> = {
  succeed: 'Succeed',
  fail: 'Fail',
  cancel: 'Cancel',
  pending: 'Leave pending',
}
const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;max-width:26rem;color:#111;background:#fff}
h1{font-size:1.25rem}form{display:grid;gap:12px}button{font:inherit;min-height:48px;border:1px solid #767676;border-radius:12px;background:#f4f4f4;color:#111}`
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Returns the page's content security policy. The form may lead only to the page that started the payment,
 * and `form-action` covers redirects too.
 */
const policy = (returnUrl: string) =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    `form-action 'self' ${new URL(returnUrl).origin}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

const price = ({ amount: { minor, currency, exponent } }: Payment) =>
  `${(minor / 10 ** exponent).toFixed(exponent)} ${currency}`

function page(payment: Payment) {
  const open = payment.status === 'pending' || payment.status === 'processing'
  const shown = open ? outcomes.map((outcome) => [outcome, labels[outcome]]) : [['none', 'Back to the shop']]
  const buttons = shown.map(
    ([value, label]) => html`<button name="result" value="${value}">${label}</button>`,
  )
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Test payment</title>
      <link rel="icon" href="data:," />
      ${raw(`<style>${style}</style>`)}
      <h1>Test payment</h1>
      <p>${price(payment)} · ${payment.orderId} · ${payment.status}</p>
      <form method="post" action="/standin/pay/${payment.id}">${buttons}</form>
    </html>`
}

const hints: Partial<Record<Payment['status'], string>> = {
  succeeded: 'success',
  failed: 'failed',
  canceled: 'cancel',
}

/** Returns the return URL with a hint of the outcome. The hint is true here, but anyone could forge it. */
function returnAddress(returnUrl: string, { status }: Payment): string {
  const hint = hints[status]
  return hint ? `${returnUrl}&status=${hint}` : returnUrl
}

const asOutcome = (value: unknown) => outcomes.find((outcome) => outcome === value)

/**
 * Serves the test payment provider's page: a plain form without script, with a content security policy of its
 * own.
 */
export function payPageRoutes(world: World): Hono {
  const answer = async (c: Context) => {
    const payment = world.state.payments.get(c.req.param('paymentId') ?? '')
    const order = payment && world.state.orders.get(payment.orderId)
    if (!payment || !order?.returnUrl) return c.text('No such payment.', 404)
    const form = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '')
    const outcome = asOutcome(form.get('result'))
    if (outcome) settle(world, payment, outcome)
    if (form.has('result')) return c.redirect(returnAddress(order.returnUrl, payment), 303)
    c.header('Content-Security-Policy', policy(order.returnUrl))
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cache-Control', 'no-store')
    return c.html(page(payment))
  }
  return new Hono().on(['GET', 'POST'], '/standin/pay/:paymentId{pay_[0-9]+}', answer)
}
