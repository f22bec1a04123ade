import { isFields } from './body.ts'
import { invalid } from './controlInput.ts'
import { planSets, usageSets } from './paySets.ts'
import { places } from './places.ts'
import type { World } from './world.ts'

/** Settings with a fixed set of values. */
const words: Record<string, readonly string[]> = {
  plans: planSets,
  usages: usageSets,
  nextMethod: ['GET', 'POST'],
  weatherIpPlace: ['', ...Object.keys(places)],
}

const fits = (present: unknown, value: unknown) =>
  present === null || isFields(present)
    ? value === null || isFields(value)
    : typeof value === typeof present &&
      (typeof value !== 'number' || (Number.isInteger(value) && value >= 0))

/** Changes settings and returns all of them. Throws for an unknown setting or a value of the wrong type. */
export function changeSettings(world: World, changes: Record<string, unknown>) {
  const present: Record<string, unknown> = { ...world.settings }
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(present, name))
      invalid(`unknown setting '${name}'; known: ${Object.keys(present).join(', ')}`)
    const choice = words[name]
    if (choice && !choice.includes(String(value))) invalid(`'${name}' is one of: ${choice.join(', ')}`)
    if (!choice && !fits(present[name], value))
      invalid(`'${name}' has a value of another kind than ${typeof present[name]}`)
  }
  Object.assign(world.settings, changes)
  return world.settings
}
