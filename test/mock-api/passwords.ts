import { Hono, type Context } from 'hono'
import { emailShape, passwordShape, phoneShape, type User } from './accounts.ts'
import { fieldsOf, optionalText, textField, type Fields } from './body.ts'
import { checkCode, sendCode, spendCode, ticketHolds } from './codes.ts'
import { mustFind } from './directory.ts'
import { refuse } from './refusals.ts'
import { smsTarget } from './sms.ts'
import { revokeAll, userOf } from './tokens.ts'
import type { World } from './world.ts'

/** Sets a new password and ends all of the user's sign-ins. */
function setPassword(world: World, user: User, password: string): void {
  user.password = password
  revokeAll(world, user.userId)
}

const verify = (user: User, fields: Fields, name: string) => {
  if (textField(fields, name) !== user.password) refuse('oldPasswordWrong', { field: name })
}

function reset(world: World, fields: Fields): void {
  const byPhone = fields.phone !== undefined
  const target = byPhone ? textField(fields, 'phone', phoneShape) : textField(fields, 'email', emailShape)
  const user = mustFind(world, target)
  const password = textField(fields, 'password', passwordShape)
  if (!ticketHolds(world, 'RESET_PASSWORD', target, optionalText(fields, 'ticket')))
    checkCode(world, 'RESET_PASSWORD', target, textField(fields, 'code'))
  spendCode(world, 'RESET_PASSWORD', target)
  setPassword(world, user, password)
}

/** Routes that verify the user by old password, SMS or email, and the two that set a new password. */
export function passwordRoutes(world: World): Hono {
  const signedIn = (c: Context) => userOf(world, c.req.header('authorization'))
  const send = (target: string) => {
    mustFind(world, target)
    return sendCode(world, 'RESET_PASSWORD', target)
  }
  return new Hono()
    .basePath('/api/v1/users/password')
    .post('/sms', async (c) => c.json(send(smsTarget(await fieldsOf(c)))))
    .post('/email', async (c) => {
      const fields = await fieldsOf(c)
      textField(fields, 'app')
      textField(fields, 'lang')
      return c.json(send(textField(fields, 'email', emailShape)))
    })
    .post('/verify', async (c) => {
      const user = await signedIn(c)
      verify(user, await fieldsOf(c), 'password')
      return c.json({ expiresIn: world.settings.codeTtlS })
    })
    .post('/change', async (c) => {
      const user = await signedIn(c)
      const fields = await fieldsOf(c)
      verify(user, fields, 'oldPassword')
      setPassword(world, user, textField(fields, 'newPassword', passwordShape))
      return c.body(null, 204)
    })
    .post('/reset', async (c) => {
      reset(world, await fieldsOf(c))
      return c.body(null, 204)
    })
}
