import type { Context } from 'hono'
import { refuse } from './refusals.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the JSON object of the request body. Throws `invalidRequest` for any other body. */
export async function fieldsOf(c: Context): Promise<Fields> {
  const value: unknown = await c.req.json().catch(() => undefined)
  return isFields(value)
    ? value
    : refuse('invalidRequest', { message: 'invalid request: a JSON object is expected' })
}

/** Returns a required text field. Throws with the field's name if it's missing or doesn't match `shape`. */
export function textField(fields: Fields, name: string, shape: RegExp = /^[^]+$/): string {
  const value = fields[name]
  if (typeof value === 'string' && shape.test(value)) return value
  return refuse('invalidRequest', { message: `invalid request: ${name}`, field: name })
}

/** Returns an optional text field, or '' if it's absent. */
export function optionalText(fields: Fields, name: string, shape?: RegExp): string {
  return fields[name] === undefined ? '' : textField(fields, name, shape)
}
