import type { Context } from 'hono'
import { refuse } from './refusals.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The call's JSON object; refuses anything else as an invalid request. */
export async function fieldsOf(c: Context): Promise<Fields> {
  const value: unknown = await c.req.json().catch(() => undefined)
  return isFields(value)
    ? value
    : refuse('invalidRequest', { message: 'invalid request: a JSON object is expected' })
}

/** A required text field; `shape` restricts it further. The refusal names the field. */
export function textField(fields: Fields, name: string, shape: RegExp = /^[^]+$/): string {
  const value = fields[name]
  if (typeof value === 'string' && shape.test(value)) return value
  return refuse('invalidRequest', { message: `invalid request: ${name}`, field: name })
}

/** An optional text field ('' if absent). */
export function optionalText(fields: Fields, name: string, shape?: RegExp): string {
  return fields[name] === undefined ? '' : textField(fields, name, shape)
}
