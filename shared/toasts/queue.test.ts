import { beforeEach, expect, test } from 'vitest'
import { type Clock, createToastQueue } from '@companion/shared/toasts/queue'

let time = 0
let tasks: { at: number; task: () => void }[] = []
const clock: Clock = {
  now: () => time,
  later(task, ms) {
    const entry = { at: time + ms, task }
    tasks.push(entry)
    return () => void (tasks = tasks.filter((other) => other !== entry))
  },
}
function pass(ms: number) {
  const end = time + ms
  for (;;) {
    const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
    if (!next) break
    time = next.at
    tasks = tasks.filter((other) => other !== next)
    next.task()
  }
  time = end
}

let queue = createToastQueue(clock)
const texts = () => queue.toasts.list.map(({ text }) => text)
const say = (text: string, tone: 'danger' | 'ok' | 'info' = 'danger') => queue.show({ text, tone })

beforeEach(() => {
  time = 0
  tasks = []
  queue = createToastQueue(clock)
})

test('a toast stays seven seconds, then goes', () => {
  say('Failed to send SMS!')
  pass(6999)
  expect(texts()).toEqual(['Failed to send SMS!'])
  pass(1)
  expect(texts()).toEqual([])
})

test('a long text stays longer', () => {
  say('a'.repeat(150))
  pass(10_000)
  expect(texts()).toHaveLength(1)
  pass(500)
  expect(texts()).toHaveLength(0)
})

test('the same text again is one toast whose time starts anew', () => {
  say('Delete failed')
  pass(5000)
  say('Delete failed')
  expect(texts()).toEqual(['Delete failed'])
  pass(6000)
  expect(texts()).toEqual(['Delete failed'])
  pass(1000)
  expect(texts()).toEqual([])
})

test('a fourth takes the place of the oldest that is not an error', () => {
  say('one')
  say('saved', 'ok')
  say('two')
  say('three')
  expect(texts()).toEqual(['one', 'two', 'three'])
})

test('three errors are never pushed out: the fourth waits and then has its own seven seconds', () => {
  for (const text of ['one', 'two', 'three', 'four', 'four']) say(text)
  expect(texts()).toEqual(['one', 'two', 'three'])
  pass(7000)
  expect(texts()).toEqual(['four'])
  pass(6999)
  expect(texts()).toEqual(['four'])
  pass(1)
  expect(texts()).toEqual([])
})

test('dismissing one lets the next in and leaves the time of the others alone', () => {
  for (const text of ['one', 'two', 'three', 'four']) say(text)
  pass(3000)
  queue.dismiss(queue.toasts.list[0]!.id)
  expect(texts()).toEqual(['two', 'three', 'four'])
  pass(4000)
  expect(texts()).toEqual(['four'])
})

test('nothing disappears while the toasts are held', () => {
  say('one')
  pass(2000)
  queue.hold(true)
  pass(60_000)
  say('two')
  expect(texts()).toEqual(['one', 'two'])
  queue.hold(false)
  pass(5000)
  expect(texts()).toEqual(['two'])
  pass(2000)
  expect(texts()).toEqual([])
})

test('a text without end is cut at 200 characters, never inside one', () => {
  say('😀'.repeat(300))
  expect(queue.toasts.list[0]!.text).toBe('😀'.repeat(200))
})
