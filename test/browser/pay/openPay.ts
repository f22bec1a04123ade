import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { hyphenateWords } from '../../../host-shell/build/hyphenate.ts'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { button, signIn } from './actions.ts'

/** A page in one language and theme, with its mock API. */
export interface PayState {
  readonly page: Page
  readonly standin: ControlRoom
  readonly open: (path: string) => Promise<void>
  /** Returns the pay remote's text for a key, in the page's language. */
  readonly say: (key: string) => string
  /** The page's address flags, such as `lang=ar&dark=1`. */
  readonly flags: string
}

/**
 * Returns a function that looks up the pay remote's texts by key, hyphenated as a page in this language shows
 * them.
 */
export function wordsOf(lang: string): (key: string) => string {
  const file = new URL(`../../../remotes/pay/texts/${lang}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (key) => hyphenateWords(texts[key] ?? `no text ${key}`, lang)
}

/** Opens a path as the demo user, with the state's flags. */
export const enter = ({ open, standin, flags }: PayState, path = '/pay/', user = 'demo') =>
  signIn(open, standin, `${path}${path.includes('?') ? '&' : '?'}${flags}`, user)

/** Waits until the page shows the text of a key. */
export const seen = ({ page, say }: PayState, key: string) =>
  expect(page.getByText(say(key), { exact: true }).first()).toBeVisible()

/** Presses the button with the text of a key, with or without an amount. */
export const press = ({ page, say }: PayState, key: string) =>
  button(page, say(key))
    .or(page.getByRole('button', { name: `${say(key)} · ` }))
    .first()
    .click()

/** Opens the plans and then the confirmation that is shown before paying. */
export async function toQuestion(state: PayState): Promise<void> {
  await enter(state)
  await press(state, 'payNow')
  await seen(state, 'confirmTitle')
}

/** Returns an order as the server returns it, with changes to the order and its payment. */
export const orderOf = (change: object, payment: object = {}) => ({
  id: 'ord_1',
  no: 'C20261121000001',
  plan: { id: 'ai_year', name: 'AI yearly', period: { unit: 'year', count: 1 } },
  amount: { minor: 9988, currency: 'USD', exponent: 2 },
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-21T10:30:00.000Z',
  status: 'pending_payment',
  payment: {
    id: 'pay_1',
    orderId: 'ord_1',
    provider: 'testpay',
    amount: { minor: 9988, currency: 'USD', exponent: 2 },
    createdAt: '2026-11-21T10:00:00.000Z',
    status: 'pending',
    ...payment,
  },
  ...change,
})

/** Opens the result page with an order to which the changes apply, and waits for its title. */
export async function toResult(
  state: PayState,
  title: string,
  change: object,
  payment?: object,
): Promise<void> {
  await state.standin.fault({ method: 'GET', path: '/api/v1/orders/*', body: orderOf(change, payment) })
  await enter(state, '/pay/result?orderId=ord_1')
  await seen(state, title)
}
