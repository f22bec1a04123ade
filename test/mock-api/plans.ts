import { Hono } from 'hono'
import { inLanguage } from './names/inLanguage.ts'
import { featureNames, planRows, type PlanRow } from './planCatalogue.ts'
import type { Money, Plan, PlanName } from './payShapes.ts'
import { refuse } from './refusals.ts'
import { userOf } from './tokens.ts'
import type { World } from './world.ts'

const featureName = (key: string, lang: string) => inLanguage(featureNames[key] ?? key, lang)

/** Returns the price after the discount. Rounds down, in the buyer's favour. */
const reduced = (minor: number, discount: PlanRow['discount']) => {
  if (!discount) return minor
  return 'percent' in discount ? Math.floor((minor * (100 - discount.percent)) / 100) : minor - discount.minor
}

function shownPlan(world: World, row: PlanRow, lang: string): Plan {
  const [listed, currency, exponent] = row.price
  const money = (minor: number): Money => ({ minor, currency, exponent })
  const price = money(world.state.prices.get(row.id) ?? reduced(listed, row.discount))
  const discount =
    row.discount && 'percent' in row.discount
      ? { kind: 'percent' as const, value: row.discount.percent }
      : row.discount && { kind: 'amount' as const, value: money(row.discount.minor) }
  return {
    id: row.id,
    name: inLanguage(row.name, lang),
    description: Object.keys(row.features)
      .map((key) => featureName(key, lang))
      .join(' · '),
    status: row.archived ? 'archived' : 'active',
    price,
    ...(discount ? { originalPrice: money(listed), discount } : {}),
    period: row.period,
    features: Object.entries(row.features).map(([key, [quota, unit]]) => ({
      key,
      name: featureName(key, lang),
      quota,
      unit,
    })),
    autoRenew: !row.once,
    ...(row.recommended ? { recommended: true } : {}),
    storeProducts: { apple: `apple.${row.id}`, google: `google.${row.id}`, huawei: `huawei.${row.id}` },
  }
}

/** Finds a plan by id in any plan set. Throws 42001 if there's none. */
export function planOf(world: World, id: string, lang = 'en'): Plan {
  const row = Object.values(planRows)
    .flat()
    .find((each) => each.id === id)
  return row ? shownPlan(world, row, lang) : refuse('planMissing')
}

export function planName(world: World, id: string, lang: string): PlanName {
  const { name, period } = planOf(world, id, lang)
  return { id, name, period }
}

/** Routes for the plans on offer and their features, in the requested language. */
export function planRoutes(world: World): Hono {
  return new Hono()
    .get('/api/v1/plans', async (c) => {
      await userOf(world, c.req.header('authorization'))
      const lang = c.req.query('lang') ?? 'en'
      return c.json(planRows[world.settings.plans].map((row) => shownPlan(world, row, lang)))
    })
    .get('/api/v1/features', async (c) => {
      await userOf(world, c.req.header('authorization'))
      const lang = c.req.query('lang') ?? 'en'
      const units: Record<string, string> = { ai_image_text_chat: 'times', ai_translation: 'minute' }
      return c.json(
        Object.entries(units).map(([key, unit]) => ({
          key,
          name: featureName(key, lang),
          kind: 'metered',
          unit,
        })),
      )
    })
}
