import { beforeEach, expect, test } from 'vitest'
import type { Clock } from '../platform/clock.ts'
import { createToastQueue } from '@companion/shared/toasts/queue'

let time = 0
let tasks: { at: number; task: () => void }[] = []
const clock: Clock = {
  now: () => time,
  after(ms, task) {
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
const show = (text: string, tone: 'danger' | 'ok' | 'info' = 'danger') => queue.show({ text, tone })

beforeEach(() => {
  time = 0
  tasks = []
  queue = createToastQueue(clock)
})

test.each([
  ['a failure', 'danger', 7000],
  ['a success', 'ok', 4000],
  ['a note', 'info', 4000],
] as const)('%s stays for its time, then goes', (_, tone, ms) => {
  show('Password changed', tone)
  pass(ms - 1)
  expect(texts()).toEqual(['Password changed'])
  pass(1)
  expect(texts()).toEqual([])
})

test('a long text stays longer', () => {
  show('a'.repeat(150))
  pass(10_000)
  expect(texts()).toHaveLength(1)
  pass(500)
  expect(texts()).toHaveLength(0)
})

test('the same text again is one toast whose time starts anew', () => {
  show('Delete failed')
  pass(5000)
  show('Delete failed')
  expect(texts()).toEqual(['Delete failed'])
  pass(6000)
  expect(texts()).toEqual(['Delete failed'])
  pass(1000)
  expect(texts()).toEqual([])
})

test('there is one at a time: the newest takes the place and has its own time', () => {
  show('one')
  pass(6000)
  show('saved', 'ok')
  expect(texts()).toEqual(['saved'])
  pass(3999)
  expect(texts()).toEqual(['saved'])
  pass(1)
  expect(texts()).toEqual([])
})

test('dismissing one that is gone leaves the newer one', () => {
  show('one')
  const first = queue.toasts.list[0]!.id
  show('two')
  queue.dismiss(first)
  expect(texts()).toEqual(['two'])
  queue.dismiss(first + 1)
  expect(texts()).toEqual([])
})

test('it does not disappear while it is held, and then has the time that was left', () => {
  show('one')
  pass(2000)
  queue.pause(true)
  pass(60_000)
  expect(texts()).toEqual(['one'])
  queue.pause(false)
  pass(4999)
  expect(texts()).toEqual(['one'])
  pass(1)
  expect(texts()).toEqual([])
})

test('one that was dismissed under the finger holds no later one', () => {
  show('one')
  queue.pause(true)
  queue.dismiss(queue.toasts.list[0]!.id)
  show('two')
  pass(7000)
  expect(texts()).toEqual([])
})

test('a text without end is cut at 200 characters, never inside one', () => {
  show('😀'.repeat(300))
  expect(queue.toasts.list[0]!.text).toBe('😀'.repeat(200))
})
