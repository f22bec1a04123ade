import type { Schema } from './schema.ts'

/**
 * A copy of a checked value for traces: what the contract calls secret is replaced by `•`. The shape decides, not the
 * field's name, so a token can not slip in under another one.
 */
export function redact(shape: Schema, value: unknown): unknown {
  if (value === undefined) return undefined
  if ('secret' in shape) return '•'
  if (shape.t === 'opt') return redact(shape.of, value)
  if (shape.t === 'arr') return (value as unknown[]).map((item) => redact(shape.of, item))
  if (typeof value === 'string') return value.slice(0, 200)
  if (shape.t !== 'obj') return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, redact(shape.fields[name] as Schema, fields[name])]),
  )
}
