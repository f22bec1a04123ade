import { Hono } from 'hono'
import { phoneShape } from './accounts.ts'
import { fieldsOf, textField, type Fields } from './body.ts'
import { checkCode, issueTicket, sendCode, type Purpose } from './codes.ts'
import { mustBeFree, mustFind } from './directory.ts'
import { refuse } from './refusals.ts'
import type { World } from './world.ts'

/** Actions of the SMS calls. Only CHANGE_PHONE is in the specification. The others are assumed. */
const actions: Record<string, Purpose> = {
  CHANGE_PHONE: 'CHANGE_PHONE',
  REGISTER: 'REGISTER',
  RESET_PASSWORD: 'RESET_PASSWORD',
  CHANGE_PASSWORD: 'RESET_PASSWORD',
  EDIT_PASSWORD: 'RESET_PASSWORD',
  FORGOT_PASSWORD: 'RESET_PASSWORD',
  FORGET_PASSWORD: 'RESET_PASSWORD',
}

function purposeOf(fields: Fields): Purpose {
  const action = textField(fields, 'action')
  const purpose = Object.hasOwn(actions, action) ? actions[action] : undefined
  return (
    purpose ?? refuse('invalidRequest', { message: `invalid request: action ${action}`, field: 'action' })
  )
}

/**
 * Returns the phone number in an SMS call. Throws for LensMoo's plain app name, because LensMoo has its own
 * SMS key.
 */
export function smsTarget(fields: Fields): string {
  if (textField(fields, 'app') === 'LensMoo') refuse('appMissing', { field: 'app' })
  textField(fields, 'lang')
  return textField(fields, 'phone', phoneShape)
}

/** `/users/sms` sends a code for an action. `/users/sms/verify` returns a ticket for later calls. */
export function smsRoutes(world: World): Hono {
  return new Hono()
    .post('/api/v1/users/sms', async (c) => {
      const fields = await fieldsOf(c)
      const purpose = purposeOf(fields)
      const phone = smsTarget(fields)
      if (purpose === 'RESET_PASSWORD') mustFind(world, phone)
      else mustBeFree(world, phone)
      return c.json(sendCode(world, purpose, phone))
    })
    .post('/api/v1/users/sms/verify', async (c) => {
      const fields = await fieldsOf(c)
      const purpose = purposeOf(fields)
      const phone = textField(fields, 'phone', phoneShape)
      checkCode(world, purpose, phone, textField(fields, 'code'))
      return c.json(issueTicket(world, purpose, phone))
    })
}
