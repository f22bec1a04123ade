import type { Subscription } from '@companion/shared/http/shapes/orders'
import type { Plan } from '@companion/shared/http/shapes/plans'

/**
 * The plan that is chosen: the user's choice, else the one they hold, else the recommended one, else the first. While
 * it is not known what they hold (undefined), only their own choice: no other one may take its place before their eyes.
 */
export function chosenPlan(
  plans: readonly Plan[] | undefined,
  wanted: string | undefined,
  held: Subscription | null | undefined,
): Plan | undefined {
  const offered = plans?.filter(({ status }) => status === 'active') ?? []
  const by = (fits: (plan: Plan) => boolean) => offered.find(fits)
  const own = by(({ id }) => id === wanted)
  if (own || held === undefined) return own
  return by(({ id }) => id === held?.plan.id) ?? by(({ recommended }) => recommended === true) ?? offered[0]
}

/** Names of all features that any plan includes, by key. */
export const featureNames = (plans: readonly Plan[] = []): ReadonlyMap<string, string> =>
  new Map(plans.flatMap(({ features }) => features.map(({ key, name }) => [key, name] as const)))
