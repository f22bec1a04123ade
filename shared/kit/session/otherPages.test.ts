import { expect, test } from 'vitest'
import { accessToken } from '../../../test/session/simulatedServer.ts'
import { virtualClock } from '../../../test/session/virtualClock.ts'
import { createOtherPages } from './otherPages.ts'

const pair = (n: number) => ({ accessToken: accessToken('ann', n), refreshToken: `r${n}` })
const resting = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Creates channels that work like a browser's: a message is delivered to all pages except its sender. */
function channels() {
  const all = new Set<EventTarget>()
  return () => {
    const own = new EventTarget()
    all.add(own)
    return Object.assign(own, {
      postMessage(data: unknown) {
        const copy: unknown = structuredClone(data)
        for (const other of all) {
          if (other !== own)
            setImmediate(() => other.dispatchEvent(new MessageEvent('message', { data: copy })))
        }
      },
      close: () => void all.delete(own),
    }) as unknown as BroadcastChannel
  }
}

/** Creates a lock manager that works like a browser's, but for a single name. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const gone = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
    const turn = last.catch(() => {}).then(() => (signal?.aborted ? undefined : work()))
    last = turn
    return Promise.race([turn, gone])
  }
  return { request } as unknown as LockManager
}

test('a page learns from another which pair replaced its spent token', async () => {
  const open = channels()
  const [one, two] = [open, open].map((openChannel) =>
    createOtherPages({ clock: virtualClock(), openChannel }),
  )
  one?.share('r1', pair(2))
  await resting()
  expect(await two?.ask('r1')).toMatchObject(pair(2))
})

test('who asks late is led to the end of the chain', async () => {
  const open = channels()
  const one = createOtherPages({ clock: virtualClock(), openChannel: open })
  one.share('r1', pair(2))
  one.share('r2', pair(3))
  const late = createOtherPages({ clock: virtualClock(), openChannel: open })
  expect(await late.ask('r1')).toMatchObject(pair(3))
})

test('the pairs of a session that is over are passed on no more', async () => {
  const open = channels()
  const [one, two] = [open, open].map((openChannel) =>
    createOtherPages({ clock: virtualClock(), openChannel }),
  )
  two?.close()
  one?.share('r1', pair(2))
  one?.forget()
  two?.open()
  const clock = virtualClock()
  const asked = createOtherPages({ clock, openChannel: open }).ask('r1')
  await resting()
  clock.next()
  expect(await asked).toBeNull()
})

test('nobody knows, or nobody is there: the answer is null within its time', async () => {
  const clock = virtualClock()
  const asked = createOtherPages({ clock, openChannel: channels() }).ask('r1')
  expect(clock.next()).toBe(true)
  expect(await asked).toBeNull()
  expect(await createOtherPages({ clock }).ask('r1')).toBeNull()
})

test.for([
  null,
  'text',
  { spent: 7 },
  { spent: 'x', pair: {} },
  { spent: 'x', pair: { accessToken: 'a.b.c', refreshToken: 'r' } },
])('a message that is none (%j) changes nothing', async (data) => {
  const open = channels()
  const [own, other] = [open(), open()]
  const tabs = createOtherPages({ clock: virtualClock(), openChannel: () => own })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  other.postMessage(data)
  createOtherPages({ clock: virtualClock(), openChannel: () => other }).share('r1', pair(2))
  await resting()
  expect(await tabs.ask('r1')).toMatchObject(pair(2))
})

test('a page that is put away hears nothing, and is in the talk again when it is back', async () => {
  const open = channels()
  const [one, two] = [open, open].map((openChannel) =>
    createOtherPages({ clock: virtualClock(), openChannel }),
  )
  two?.close()
  one?.share('r1', pair(2))
  await resting()
  expect(await two?.ask('r1')).toBeNull()
  two?.open()
  two?.open()
  expect(await two?.ask('r1')).toMatchObject(pair(2))
})

test('one page works at a time', async () => {
  const locks = lockManager()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await resting()
    steps.push(`${name} ends`)
    return name
  }
  const [one, two] = [
    createOtherPages({ clock: virtualClock(), locks }),
    createOtherPages({ clock: virtualClock(), locks }),
  ]
  expect(await Promise.all([one.alone(work('one')), two.alone(work('two'))])).toEqual(['one', 'two'])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('a page that sits on the lock holds nobody up for ever', async () => {
  const locks = lockManager()
  const clock = virtualClock()
  void locks.request('x', {}, () => new Promise(() => {}))
  const work = createOtherPages({ clock, locks }).alone(async () => 'done')
  await resting()
  clock.next()
  expect(await work).toBe('done')
})

test('what fails under the lock fails, and is done once', async () => {
  let times = 0
  const tabs = createOtherPages({ clock: virtualClock(), locks: lockManager() })
  const work = tabs.alone(async () => {
    times++
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect(times).toBe(1)
})
