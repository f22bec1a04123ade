import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { openApiFile } from './openApiFile.ts'
import { isFields } from './body.ts'
import { controlFields, invalid, namedUser } from './controlInput.ts'
import { addUser, findByName, shown } from './directory.ts'
import { parseFault } from './faults.ts'
import { changeSettings } from './settingsInput.ts'
import { issuePair } from './tokens.ts'
import { now, resetWorld, type World } from './world.ts'

async function session(world: World, fields: Record<string, unknown>) {
  const { user: name = 'demo', expiresIn = world.settings.accessTtlS } = fields
  if (!Number.isInteger(expiresIn)) invalid(`'expiresIn' is a whole number of seconds`)
  const user = namedUser(world, name)
  return { ...(await issuePair(world, user, { expiresIn: Number(expiresIn) })), userId: user.userId }
}

const patchable = ['nickname', 'phone', 'email', 'avatar', 'password', 'idInToken']

/** Changes an account, or adds one if no account has the name. */
function changeUser(world: World, { user: name = 'demo', patch = {} }: Record<string, unknown>) {
  if (typeof name !== 'string' || name === '') invalid(`'user' is a name`)
  for (const [key, value] of Object.entries(isFields(patch) ? patch : { patch }))
    if (!patchable.includes(key) || typeof value !== 'string')
      invalid(`'patch' takes texts for ${patchable.join(', ')}`)
  const user = findByName(world, String(name)) ?? addUser(world, {})
  world.state.names.set(String(name), user.userId)
  return shown(Object.assign(user, patch))
}

function moveClock(world: World, { advanceMs }: Record<string, unknown>) {
  if (!Number.isInteger(advanceMs)) invalid(`'advanceMs' is a whole number of milliseconds`)
  world.offsetMs += Number(advanceMs)
  return { now: now(world) }
}

/** Restores the plus of a phone number, because an unescaped plus in a query parameter arrives as a space. */
const asTarget = (text: string) => text.replace(/^ (?=\d)/, '+').toLowerCase()

function outbox(world: World, to: string | undefined) {
  if (to === undefined) return world.state.outbox
  return world.state.outbox.filter((message) => message.to.toLowerCase() === asTarget(to))
}

/**
 * `/standin/...`: routes that set and read the mock API's state, for tests and manual use. Never part of a
 * production build.
 */
export function controlRoutes(world: World): Hono {
  return new Hono()
    .post('/standin/reset', (c) => {
      resetWorld(world)
      return c.json({ ok: true })
    })
    .post('/standin/session', async (c) => c.json(await session(world, await controlFields(c))))
    .get('/standin/outbox', (c) => c.json(outbox(world, c.req.query('to'))))
    .get('/standin/openapi.json', async (c) =>
      c.body(await readFile(openApiFile, 'utf8'), 200, { 'Content-Type': 'application/json' }),
    )
    .get('/standin/requests', (c) => c.json(world.state.requests))
    .post('/standin/faults', async (c) => {
      world.state.faults.push(parseFault(await controlFields(c)))
      return c.json({ ok: true, faults: world.state.faults.length })
    })
    .delete('/standin/faults', (c) => {
      world.state.faults = []
      world.state.release.abort()
      world.state.release = new AbortController()
      return c.json({ ok: true })
    })
    .get('/standin/users', (c) => c.json([...world.state.users.values()].map(shown)))
    .post('/standin/users', async (c) => c.json(changeUser(world, await controlFields(c))))
    .post('/standin/settings', async (c) => c.json(changeSettings(world, await controlFields(c))))
    .post('/standin/clock', async (c) => c.json(moveClock(world, await controlFields(c))))
}
