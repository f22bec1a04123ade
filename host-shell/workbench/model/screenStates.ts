import type { Route } from '@companion/shared/navigation/routes'
import { withParameters } from './controls.ts'

/** A state of a screen, as query parameters of the tools. */
export interface ScreenState {
  readonly label: string
  readonly values: Readonly<Record<string, string>>
}

/** States that every screen must handle. */
const everywhere: readonly ScreenState[] = [
  { label: 'as it is', values: {} },
  { label: 'slow answers', values: { fault: '*:delay-3000' } },
  { label: 'no answers', values: { fault: '*:hang' } },
  { label: 'server error', values: { fault: '*:500' } },
  { label: 'broken answers', values: { fault: '*:malformed' } },
  { label: 'no network', values: { network: 'offline' } },
  { label: 'dark', values: { dark: '1' } },
  { label: 'Arabic', values: { lang: 'ar' } },
  { label: '200 % text', values: { size: '200' } },
  { label: 'pseudo-language', values: { pseudo: 'long' } },
]

// States that renew the login exclude `refreshSession`. Otherwise the page would ask the app for new tokens,
// and not the server.
const behindLogin: readonly ScreenState[] = [
  { label: 'nobody logged in', values: { user: 'none' } },
  { label: 'login expired, renewed', values: { user: 'expired', without: 'refreshSession' } },
  { label: 'login refused', values: { user: 'refused', without: 'refreshSession' } },
]

const codes = (path: string, rows: Readonly<Record<string, number>>): readonly ScreenState[] =>
  Object.entries(rows).map(([label, code]) => ({ label, values: { fault: `${path}:code-${code}` } }))

const codeFaults = codes('POST *', {
  'wrong code': 2050,
  'code expired': 2099,
  'too many tries': 2097,
  'no messages go out': 2098,
})

const subscription = (...states: readonly string[]): readonly ScreenState[] =>
  states.map((state) => ({
    label: `subscription ${state.replace('_', ' ')}`,
    values: { user: 'demo', standin: `pay/subscription:state=${state}` },
  }))

/**
 * Returns a state of the payment result screen. The mock API is set up to return an order in the given state.
 */
const order = (label: string, state: string, values: ScreenState['values'] = {}): ScreenState => ({
  label,
  values: { user: 'demo', standin: `pay/order:state=${state}`, orderId: `ord_${state}`, ...values },
})
/**
 * Query parameter that a provider's page adds after a cancelled payment. With it, the screen checks the order
 * only once.
 */
const canceled = { status: 'cancel' }

const payResult: readonly ScreenState[] = [
  order('payment being checked', 'pending'),
  order('payment not confirmed', 'pending', canceled),
  order('payment not confirmed, no connection', 'pending', { ...canceled, fault: '/orders/*:drop' }),
  order('plan being activated', 'activating'),
  order('paid', 'fulfilled'),
  order('payment canceled', 'canceled'),
  order('payment declined', 'declined'),
  order('payment failed', 'failed'),
  order('payment refunded', 'refunded'),
  order('order expired', 'expired'),
  { label: 'order unknown', values: { orderId: 'ord_unknown' } },
  order('purchase given up in the app', 'unpaid', {
    ...canceled,
    event: 'paymentResult:{"orderId":"ord_unpaid","status":"canceled"}',
  }),
]

/** Route name → additional states of that screen. */
const ofRoute: Readonly<Record<string, readonly ScreenState[]>> = {
  weather: [
    { label: 'at a position', values: { position: '52.52,13.41' } },
    { label: 'position not permitted', values: { position: 'denied' } },
    { label: 'position off', values: { position: 'off' } },
    { label: 'position never found', values: { position: 'hang' } },
    { label: 'place unknown', values: { standin: 'settings:weatherIpPlace=' } },
  ],
  payList: [
    ...subscription(
      'none',
      'active',
      'renewing',
      'expiring',
      'expired',
      'canceled',
      'trialing',
      'past_due',
      'paused',
      'elsewhere',
    ),
    ...['default', 'empty', 'currencies', 'counts'].map((set) => ({
      label: `plans ${set}`,
      values: { standin: `pay/plans:set=${set}` },
    })),
    ...['default', 'over', 'unlimited', 'none'].map((set) => ({
      label: `usage ${set}`,
      values: { standin: `pay/usages:set=${set}` },
    })),
  ],
  payResult,
  help: [{ label: 'no article found', values: { q: 'zzzz' } }],
  download: [
    {
      label: 'no new version',
      values: { packageName: 'com.companion.sparkpie', platform: 'ios', without: 'checkAppUpdate' },
    },
  ],
  layout: [{ label: 'another user', values: { user: 'second' } }],
}

/** Returns the URL of a screen in a state, on this origin. Includes the flags in the current query. */
export function addressOf(
  { path, remote }: Pick<Route, 'path' | 'remote'>,
  { values }: ScreenState,
  { origin, search }: Pick<Location, 'origin' | 'search'>,
): string {
  return withParameters(`${origin}${path}${search}`, { qa: '1', isolate: remote, ...values })
}

/** Names of routes whose screens send a code by message. They have more ways to fail. */
const withCode = /phone|email|password|register|registration|delete/i

/** Returns all states in which a screen can be opened. */
export const statesOf = (route: Pick<Route, 'name' | 'open'>): readonly ScreenState[] => [
  ...everywhere,
  ...(route.open ? [] : behindLogin),
  ...(ofRoute[route.name] ?? []),
  ...(withCode.test(route.name) ? codeFaults : []),
]
