import { expect, test } from 'vitest'
import { send } from '@companion/shared/http/client'
import { livePage } from './livePage.ts'
import { virtualClock } from './virtualClock.ts'

// Like a browser, the test has only a few connections open at a time, however many requests it makes.
const connections = 24
let free = connections
const queue: (() => void)[] = []

async function fetchByFew(...call: Parameters<typeof fetch>): Promise<Response> {
  if (free > 0) free--
  else await new Promise<void>((resolve) => queue.push(resolve))
  try {
    return await fetch(...call)
  } finally {
    const next = queue.shift()
    if (next) next()
    else free++
  }
}

// Time is frozen so that no timeout ends a request on a slow machine. The test counts requests.
const page = livePage({ clock: virtualClock(), fetchPort: fetchByFew })

// `npm test` makes a thousand requests, the quick check a hundred.
const count = process.env['COMPANION_QUICK'] ? 100 : 1000

test(`${count} parallel 401s of a real server cause one refresh, and no request is sent a third time`, async () => {
  await page.signIn({ expiresIn: -1 })
  const answers = await Promise.all(Array.from({ length: count }, () => send('GET /api/v1/users/current')))
  expect(answers.filter(({ nickname }) => nickname === 'Demo')).toHaveLength(count)
  expect(await page.arrived('/auth/token')).toBe(1)
  const sent = await page.backend.requests('/users/current')
  // Requests that still waited for a connection were sent with the old token too, so each request is sent
  // twice.
  expect(sent).toHaveLength(2 * count)
  expect(new Set(sent.map(({ headers }) => headers['authorization'])).size).toBe(2)
})
