import { expect, test } from 'vitest'
import { mapStorage, virtualClock } from './virtualClock.ts'
import { openPage } from './page.ts'
import { simulatedServer, userOf } from './simulatedServer.ts'
import * as product from './underTest.ts'

test.for([1, 10, 100, 1000])('%i requests, each by its own name: one refresh, two sends', async (count) => {
  const rest = () => new Promise<void>((resolve) => void setImmediate(resolve))
  const server = simulatedServer(rest, [], false)
  const { session, send: ask } = openPage({
    kit: product,
    transport: server.transport,
    clock: virtualClock(),
  })
  const pair = server.issue('ann')
  session.signIn(pair)
  server.expire(pair.accessToken)
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(`call-${n}`)))
  expect(new Set(answers)).toEqual(new Set(['ann']))
  expect(server.log.exchanges).toHaveLength(1)
  expect(server.log.sends.size).toBe(count)
  for (const tokens of server.log.sends.values()) expect(tokens.map(userOf)).toEqual(['ann', 'ann'])
})

test('two pages with a copy of one session: each is served, and no token is spent twice', async () => {
  const rest = () => new Promise<void>((resolve) => void setImmediate(resolve))
  const server = simulatedServer(rest, [], false)
  const pair = server.issue('ann')
  server.expire(pair.accessToken)
  const local = mapStorage()
  const said = new EventTarget()
  let turn: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_: string, __: unknown, work: () => Promise<unknown>) => (turn = turn.then(work, work)),
  } as unknown as LockManager
  const pages = ['one', 'two'].map((name) => {
    const channel = {
      postMessage: (data: unknown) =>
        void said.dispatchEvent(Object.assign(new Event('said'), { data, name })),
      addEventListener: (_: string, hear: (event: Event) => void) =>
        said.addEventListener('said', (event) => {
          if ((event as Event & { name: string }).name !== name) hear(event)
        }),
      close: () => {},
    } as unknown as BroadcastChannel
    return openPage({
      kit: product,
      transport: server.transport,
      clock: virtualClock(),
      otherPages: { locks, openChannel: () => channel },
      local,
    })
  })
  for (const { session } of pages) session.setTokens(pair)
  expect(await Promise.all(pages.map(({ send: ask }) => ask('call')))).toEqual(['ann', 'ann'])
  expect(server.log.exchanges).toHaveLength(1)
  expect(pages[0]?.device.getItem('ref_token')).toBe(pages[1]?.device.getItem('ref_token'))
})
