import type { CheckState } from './check.ts'
import { orderOutcome } from './order.ts'

/** What the app said of a purchase it carried out. It shortens the waiting and chooses words; it decides nothing. */
export type AppSays = 'success' | 'canceled' | 'failed' | 'pending'

export type ResultView =
  | 'checking'
  | 'pending'
  | 'success'
  | 'canceled'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'missing'
  | 'dropped'

/** The view of the result page (what the server has decided, else where the waiting stands). */
export function viewOf({ order, phase }: CheckState, said: AppSays | undefined): ResultView {
  if (phase === 'missing') return 'missing'
  const standing = order ? orderOutcome(order) : 'open'
  if (standing === 'paid') return 'success'
  if (standing !== 'open') return standing
  if (phase === 'asking') return 'checking'
  // The purchase was broken off in the app and the server has not heard of any money.
  const broken = said === 'canceled' || said === 'failed'
  const idle = order !== null && order.payment?.status !== 'processing'
  return broken && idle ? 'dropped' : 'pending'
}
