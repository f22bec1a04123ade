import { Hono, type Context } from 'hono'
import { emailShape, phoneShape, type User } from './accounts.ts'
import { fieldsOf, optionalText, textField, type Fields } from './body.ts'
import { checkCode, spendCode, ticketHolds } from './codes.ts'
import { mustBeFree, shown } from './directory.ts'
import { refuse } from './refusals.ts'
import { revokeAll, userIdOf, userOf } from './tokens.ts'
import type { World } from './world.ts'

const graphemes = new Intl.Segmenter()

/** Fields that PATCH can change, with their rules. Any other field is rejected. */
const patchable: Record<string, (world: World, user: User, value: string) => boolean> = {
  nickname: (_, __, value) =>
    value !== '' && value.length <= 512 && [...graphemes.segment(value)].length <= 30,
  email: (world, user, value) => {
    if (emailShape.test(value)) mustBeFree(world, value, user.userId)
    return emailShape.test(value)
  },
  avatar: (world, _, value) => value === '' || world.state.pictures.has(value.split('/').pop() ?? ''),
}

function patch(world: World, user: User, fields: Fields): void {
  const changes = Object.entries(fields)
  if (changes.length === 0) refuse('invalidRequest')
  for (const [field, value] of changes) {
    const allowed = Object.hasOwn(patchable, field) ? patchable[field] : undefined
    if (!allowed || typeof value !== 'string' || !allowed(world, user, value))
      refuse('invalidRequest', { message: `invalid request: ${field}`, field })
  }
  Object.assign(user, fields)
  if ('email' in fields) revokeAll(world, user.userId)
}

function changePhone(world: World, user: User, fields: Fields): void {
  const phone = textField(fields, 'phone', phoneShape)
  mustBeFree(world, phone, user.userId)
  if (!ticketHolds(world, 'CHANGE_PHONE', phone, optionalText(fields, 'ticket')))
    checkCode(world, 'CHANGE_PHONE', phone, textField(fields, 'code'))
  spendCode(world, 'CHANGE_PHONE', phone)
  user.phone = phone
  revokeAll(world, user.userId)
}

/** Routes for the token's account. A call with another account's id is rejected with 40301. */
export function userRoutes(world: World): Hono {
  const own = async (c: Context) => {
    const user = await userOf(world, c.req.header('authorization'))
    return user.userId === c.req.param('userId') ? user : refuse('forbidden')
  }
  return new Hono()
    .get('/api/v1/users/current', async (c) =>
      c.json(shown(await userOf(world, c.req.header('authorization')))),
    )
    .patch('/api/v1/users/:userId', async (c) => {
      const user = await own(c)
      patch(world, user, await fieldsOf(c))
      return c.json(shown(user))
    })
    .post('/api/v1/users/:userId/phone', async (c) => {
      const user = await own(c)
      changePhone(world, user, await fieldsOf(c))
      return c.json(shown(user))
    })
    .delete('/api/v1/users/:userId', async (c) => {
      const userId = await userIdOf(world, c.req.header('authorization'))
      if (userId !== c.req.param('userId')) refuse('forbidden')
      if (c.req.query('app') !== 'metawatch') refuse('invalidRequest', { field: 'app' })
      // The token stays valid after the account is deleted. So a repeated call gets 404 and shows that the
      // first succeeded.
      if (!world.state.users.delete(userId)) refuse('userMissing')
      return c.body(null, 204)
    })
}
