import type { Context } from 'hono'
import { isFields } from './body.ts'

/** Bad input to the control room: answered 400 with the reason in `error`. */
export class ControlError extends Error {
  override name = 'ControlError'
}

export function invalid(reason: string): never {
  throw new ControlError(reason)
}

/** The JSON object sent to the control room, `{}` for an empty body. */
export async function controlFields(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // Reported below, together with JSON that is not an object.
  }
  return invalid('the body must be a JSON object')
}
