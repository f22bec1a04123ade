import type { Page } from '@playwright/test'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'

type Open = (path: string) => Promise<void>

/** Opens a path with the tokens of a new session, so that the user is signed in. */
export async function signIn(open: Open, standin: ControlRoom, path = '/pay/', user = 'demo'): Promise<void> {
  const { accessToken, refreshToken } = await standin.session({ user })
  const mark = path.includes('?') ? '&' : '?'
  await open(`${path}${mark}acc_token=${accessToken}&ref_token=${refreshToken}`)
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The button of the confirmation. Its name contains the amount. */
export const toPayment = (page: Page) => page.getByRole('button', { name: /^Go to payment · / })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Clicks from the plans to the provider's payment page. */
export async function goToPayment(page: Page): Promise<void> {
  await button(page, 'Pay now').click()
  await toPayment(page).click()
}

interface OrderSeen {
  readonly id: string
  readonly status: string
  readonly plan: { readonly id: string }
  readonly payment?: { readonly id: string; readonly status: string }
}

/** Returns all orders in the mock API. */
export const ordersOf = (standin: ControlRoom) =>
  standin.control('GET', '/pay/orders') as Promise<readonly OrderSeen[]>

/** The app's response to a purchase request, and its storefront. */
export interface AppAnswers {
  readonly pay: Readonly<Record<string, unknown>> | 'never'
  readonly storefront?: { readonly country: string; readonly channel: string }
}

/**
 * Adds an Android app with the first wire protocol (one function per method, JSON text in and out) to the
 * page. Stores its purchase requests in `window.paid`.
 */
export const androidApp = (page: Page, answers: AppAnswers) =>
  page.addInitScript(({ pay, storefront }) => {
    const paid: unknown[] = []
    Object.assign(window, {
      paid,
      CompanionNative: {
        pay(text: string) {
          paid.push(JSON.parse(text))
          return pay === 'never' ? undefined : JSON.stringify(pay)
        },
        ...(storefront && { getStorefront: () => JSON.stringify(storefront) }),
      },
    })
  }, answers)

/**
 * Adds an iOS app, whose message handlers return promises, to the page. Stores its purchase requests in
 * `window.paid`.
 */
export const iosApp = (page: Page, answers: AppAnswers) =>
  page.addInitScript(({ pay, storefront }) => {
    const paid: unknown[] = []
    const handler = (answer: (body: unknown) => unknown) => ({
      postMessage: (body: unknown) => Promise.resolve(answer(body)),
    })
    Object.assign(window, {
      paid,
      webkit: {
        messageHandlers: {
          closePage: handler(() => undefined),
          pay: handler((body) => {
            paid.push(body)
            return pay === 'never' ? new Promise(() => {}) : pay
          }),
          ...(storefront && { getStorefront: handler(() => storefront) }),
        },
      },
    })
  }, answers)

/** Returns the purchase requests that the app has received. */
export const paidWith = (page: Page) => page.evaluate<unknown[]>('window.paid')
