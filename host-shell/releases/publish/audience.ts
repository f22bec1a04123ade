import { brands } from '../../brands/brands.ts'
import type { When } from '../model/channelDocument.ts'
import { requireOneOf } from './oneOfThese.ts'
import { Refused } from './plans/refused.ts'
import { listOf } from './settings.ts'
import { isRange } from '../model/version.ts'

type Flag = (name: string) => string | undefined

const systems = ['ios', 'android', 'other'] as const

/** Reads `--brand`, one or more, and refuses one there is not. */
export const brandsIn = (flag: Flag): string[] =>
  listOf(flag('brand')?.toLowerCase()).map((name) =>
    requireOneOf(
      name,
      brands.map(({ id }) => id),
      'brand',
    ),
  )

/** Reads `--os`, one or more, and refuses one that no device calls itself. */
export const systemsIn = (flag: Flag): string[] =>
  listOf(flag('os')?.toLowerCase()).map((name) => requireOneOf(name, systems, 'system'))

/** Whom `--brand`, `--os` and `--app` speak of; undefined when they are not there. */
export function whenOf(flag: Flag): When | undefined {
  const [brand, os, app] = [brandsIn(flag), systemsIn(flag), flag('app')]
  if (app !== undefined && !isRange(app))
    throw new Refused(`"${app}" is no range of app versions: write e.g. --app ">=3.4", "^3" or ">=3.4 <4"`)
  const when = { ...(brand.length && { brand }), ...(os.length && { os }), ...(app && { app }) }
  return Object.keys(when).length ? when : undefined
}

/** The version of one app, as `--app` gives it; empty when it is not said. */
export function appIn(flag: Flag): string {
  const app = flag('app') ?? ''
  if (app && !/^\d+(\.\d+)*([-+].*)?$/.test(app))
    throw new Refused(`"${app}" is no version of an app: write e.g. --app 3.4.0`)
  return app
}
