import type { Context } from 'hono'
import type { Fields } from './body.ts'
import { refuse } from './refusals.ts'
import type { World } from './world.ts'

const keyShape = /^[\x21-\x7E]{8,255}$/

/**
 * Executes a call once per `Idempotency-Key`. A repeated key gets the stored response. Throws if its body
 * differs from the first call's. Errors aren't stored, so a retry can succeed.
 */
export async function once(
  world: World,
  c: Context,
  userId: string,
  fields: Fields,
  carryOut: () => unknown,
): Promise<Response> {
  const key = c.req.header('idempotency-key') ?? ''
  if (!keyShape.test(key))
    refuse('invalidRequest', { message: 'invalid request: Idempotency-Key', field: 'Idempotency-Key' })
  const slot = `${userId}|${c.req.path}|${key}`
  const body = JSON.stringify(fields)
  const known = world.state.answers.get(slot)
  if (!known) {
    const answer = JSON.stringify(carryOut())
    world.state.answers.set(slot, { body, answer })
    return c.body(answer, 200, { 'Content-Type': 'application/json' })
  }
  if (known.body !== body)
    refuse('keyReused', { message: 'invalid request: this Idempotency-Key was used with another body' })
  return c.body(known.answer, 200, { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' })
}
