import type { Plan } from '../plans.ts'

/** Returns the plan's price before its discount, or undefined if the discount doesn't lower a price. */
export const fullPrice = ({ price, originalPrice }: Plan) =>
  originalPrice && originalPrice.minor > price.minor ? originalPrice : undefined

/**
 * Returns how much of the full price a discount saves, in whole percent from 1 to 99, or null. It's calculated
 * from the two prices on the screen if possible, so that all discounts are of the same kind.
 */
export function savedPercent(plan: Plan): number | null {
  const { price, discount } = plan
  if (!discount) return null
  const full =
    fullPrice(plan)?.minor ?? (discount.kind === 'amount' ? price.minor + discount.value.minor : null)
  const share =
    full === null ? (discount.kind === 'percent' ? discount.value : 0) : (1 - price.minor / full) * 100
  const percent = Math.min(Math.round(share), price.minor > 0 ? 99 : 100)
  return percent > 0 ? percent : null
}
