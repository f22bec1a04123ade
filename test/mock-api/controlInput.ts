import type { Context } from 'hono'
import type { User } from './accounts.ts'
import { isFields } from './body.ts'
import { findByName } from './directory.ts'
import type { World } from './world.ts'

/** Invalid input to the control room. The response is 400 with the reason in `error`. */
export class ControlError extends Error {
  override name = 'ControlError'
}

export function invalid(reason: string): never {
  throw new ControlError(reason)
}

/** Returns the JSON object sent to the control room, or `{}` for an empty body. */
export async function controlFields(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // `invalid` below reports text that isn't JSON, and JSON that isn't an object.
  }
  return invalid('the body must be a JSON object')
}

/** Finds an account by control room name ('demo'), id, email or phone. */
export function namedUser(world: World, value: unknown): User {
  const user = typeof value === 'string' ? findByName(world, value) : undefined
  const names = [...world.state.names.keys()].join(', ')
  return user ?? invalid(`no such user: ${JSON.stringify(value)}; known: ${names}`)
}
