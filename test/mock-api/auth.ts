import { Hono } from 'hono'
import { emailShape, passwordShape, phoneShape } from './accounts.ts'
import { fieldsOf, optionalText, textField, type Fields } from './body.ts'
import { checkCode, sendCode, spendCode, ticketHolds } from './codes.ts'
import { addUser, mustBeFree, mustFind } from './directory.ts'
import { refuse } from './refusals.ts'
import { smsTarget } from './sms.ts'
import { issuePair, rotate } from './tokens.ts'
import type { World } from './world.ts'

const login = (world: World) => async (fields: Fields) => {
  const user = mustFind(world, textField(fields, 'username'))
  const password = textField(fields, 'password')
  if (password !== user.password) refuse('loginFailed')
  return issuePair(world, user)
}

const refresh = (world: World) => (fields: Fields) => rotate(world, textField(fields, 'refreshToken'))

/**
 * A phone account is registered with an SMS code, which proves that the phone is the user's. An email account
 * needs no code.
 */
const register = (world: World) => async (fields: Fields) => {
  const username = textField(fields, 'username')
  const byPhone = phoneShape.test(username)
  if (!byPhone && !emailShape.test(username)) refuse('invalidRequest', { field: 'username' })
  const password = textField(fields, 'password', passwordShape)
  textField(fields, 'app')
  textField(fields, 'lang')
  if (fields.agreement !== true) refuse('invalidRequest', { field: 'agreement' })
  mustBeFree(world, username)
  if (byPhone) {
    const ticket = optionalText(fields, 'ticket')
    if (!ticketHolds(world, 'REGISTER', username, ticket))
      checkCode(world, 'REGISTER', username, textField(fields, 'code'))
    spendCode(world, 'REGISTER', username)
  }
  const nickname = optionalText(fields, 'nickname')
  const user = addUser(world, { password, nickname, [byPhone ? 'phone' : 'email']: username })
  return world.settings.tokensOnRegister ? issuePair(world, user) : {}
}

const registerSms = (world: World) => (fields: Fields) => {
  const phone = smsTarget(fields)
  mustBeFree(world, phone)
  return sendCode(world, 'REGISTER', phone)
}

/** Returns the sign-in routes. None needs a token, so a 401 means wrong input here, not an ended session. */
export function authRoutes(world: World): Hono {
  const routes = { login, token: refresh, register, 'register/sms': registerSms }
  const app = new Hono()
  for (const [path, answer] of Object.entries(routes))
    app.post(`/api/v1/auth/${path}`, async (c) => c.json(await answer(world)(await fieldsOf(c))))
  return app
}
