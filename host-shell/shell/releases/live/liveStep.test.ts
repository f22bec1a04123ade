import { expect, test } from 'vitest'
import {
  endTimer,
  first,
  idle,
  remote,
  screens,
  second,
  selected,
  startMachine,
  swapToSecond,
  third,
} from '../../../../test/release/liveMachine.ts'
import { defaultTimings as timings, swapCheck, swapsBeforeReload } from '@companion/release-protocol/timings'
import type { Timer } from './liveState.ts'

test('a release that renders without an error is good after its time', () => {
  const machine = startMachine()
  expect(machine.done()).toContain('markStart')
  machine.feed({ type: 'timer', timer: { type: 'trial', ref: first, id: machine.trial(first)! } })
  expect(machine.done()).toEqual(['markGood'])
  expect(machine.good()).toEqual([first])
})

test('a promotion is loaded, staged, put on show and on trial', () => {
  const machine = startMachine()
  machine.promote(second, first)
  expect(machine.state().job).toMatchObject({ phase: 'loading', ref: second })
  machine.load(second)
  expect(machine.state()).toMatchObject({ shown: first, job: { phase: 'staged', ref: second } })
  const effects = machine.feed({ type: 'rendered', remote, ref: second })
  expect(effects).toContainEqual(expect.objectContaining({ type: 'startTimer', ms: timings.trial }))
  expect(machine.state()).toMatchObject({ shown: second, job: null, memory: [second, first] })
})

test('a remote that is not on the page is swapped at once', () => {
  const machine = startMachine({ ...idle, remote: 'pay' })
  machine.promote(second, first)
  machine.load(second)
  expect(machine.state()).toMatchObject({ shown: second, job: null })
})

test('a swap waits for an idle user with nothing typed, and for a route that it has a screen for', () => {
  for (const busy of [
    { touchedAt: 19_000 },
    { guard: 'block' },
    { guard: 'ask' },
    { route: 'new' },
  ] as const) {
    const machine = startMachine()
    machine.promote(second, first)
    machine.feed({ type: 'page', page: { ...idle, ...busy } })
    machine.load(second)
    expect(machine.state().job?.phase).toBe('waiting')
    machine.feed({ type: 'page', page: idle })
    expect(machine.state().job?.phase).toBe('staged')
  }
})

test('a staged release does not take over when someone has begun to type meanwhile', () => {
  const machine = startMachine()
  machine.promote(second, first)
  machine.load(second)
  machine.now += 100
  machine.feed({ type: 'page', page: { ...idle, guard: 'block', touchedAt: machine.now } })
  machine.feed({ type: 'rendered', remote, ref: second })
  expect(machine.state()).toMatchObject({ shown: first, job: { phase: 'waiting' } })
})

test('a revoked release goes from a form after the limit, not before', () => {
  const machine = startMachine({ ...idle, guard: 'block', touchedAt: 20_000 })
  machine.feed(selected([second], [first]), { type: 'checked' })
  machine.load(second)
  machine.now += timings.urgent
  endTimer(machine, 'swap')
  expect(machine.done()).toEqual(['startTimer'])
  machine.now += 1
  endTimer(machine, 'swap')
  expect(machine.state().job?.phase).toBe('staged')
  machine.feed({ type: 'rendered', remote, ref: second })
  expect(machine.state().shown).toBe(second)
})

test('a revoked release that nothing can follow leaves the page, and comes back with the next document', () => {
  const machine = startMachine()
  machine.feed(selected([], [first]), { type: 'checked' })
  expect(machine.state()).toMatchObject({ status: 'failed', shown: '' })
  machine.promote(second)
  expect(machine.done()).toContain('open')
})

test('a staged release that does not render in time is given up', () => {
  const machine = startMachine()
  machine.promote(second, first)
  machine.load(second)
  endTimer(machine, 'staged')
  expect(machine.state()).toMatchObject({ shown: first, job: null })
})

test('a third release in memory sends the least wanted away', () => {
  const machine = startMachine()
  swapToSecond(machine)
  machine.promote(third, second, first)
  expect(machine.feed({ type: 'loaded', remote, ref: third })).toEqual([{ type: 'unload', ref: first }])
})

test('a newer promotion takes the place of one under way', () => {
  const machine = startMachine()
  machine.promote(second, first)
  const given = machine.id()
  machine.promote(third, first)
  machine.feed({ type: 'loadEnded', id: given, screens })
  expect(machine.state().job).toMatchObject({ phase: 'loading', ref: third })
})

test('a failed remote is tried again with growing pauses, by a page that is seen', () => {
  const machine = startMachine()
  const [shortest] = timings.retry
  const planned = (ms: number) => expect.objectContaining({ type: 'startTimer', ms, scattered: true })
  expect(machine.feed({ type: 'failed', remote })).toEqual([planned(shortest)])
  expect(machine.feed({ type: 'online' })).toEqual([
    { type: 'abortPending' },
    { type: 'retry', remotes: [remote] },
  ])
  expect(machine.feed({ type: 'retried' })).toEqual([planned(shortest)])
  machine.feed({ type: 'page', page: { ...idle, seen: false } })
  expect(machine.feed({ type: 'online' })).toEqual([{ type: 'abortPending' }, planned(shortest)])
  const { timer: last } = machine.feed({ type: 'online' })[1] as { timer: Timer }
  expect(machine.feed({ type: 'timer', timer: last })).toEqual([planned(2 * shortest)])
})

test('a page takes a newer shell when its user moves to another screen with nothing typed, once', () => {
  const machine = startMachine()
  const [known] = [selected([first])] as const
  if (known.type !== 'selected') throw new Error('no selection')
  machine.feed({ ...known, selection: { ...known.selection, newShell: '1.7' } })
  expect(machine.done()).toEqual([])
  machine.feed({ type: 'page', page: { ...idle, guard: 'ask' } })
  expect(machine.feed({ type: 'moved' })).toEqual([])
  machine.feed({ type: 'page', page: idle })
  expect(machine.feed({ type: 'moved' })).toEqual([{ type: 'reload', entry: '1.7' }])
  expect(machine.feed({ type: 'moved' })).toEqual([])
})

test('a reload that the app asks for waits until nobody types, pays or touches the page, and comes once', () => {
  const machine = startMachine({ ...idle, guard: 'block' })
  expect(machine.feed({ type: 'reloadRequested' })).toEqual([
    { type: 'startTimer', timer: { type: 'swap' }, ms: swapCheck },
  ])
  for (const busy of [{ guard: 'ask' }, { touchedAt: machine.now }, { seen: false }] as const) {
    machine.feed({ type: 'page', page: { ...idle, ...busy } })
    endTimer(machine, 'swap')
    expect(machine.done()).not.toContain('reload')
  }
  machine.feed({ type: 'page', page: idle })
  expect(endTimer(machine, 'swap')).toEqual([{ type: 'reload', entry: undefined }])
  expect(machine.feed({ type: 'moved' })).toEqual([])
})

test('a page is loaded afresh after many swaps, at the next change of screen', () => {
  const machine = startMachine({ ...idle, remote: 'pay' })
  for (let swaps = 0; swaps < swapsBeforeReload; swaps++) {
    expect(machine.feed({ type: 'moved' })).toEqual([])
    const [next, last] = swaps % 2 ? [first, second] : [second, first]
    machine.promote(next, last)
    machine.load(next)
    expect(machine.state().shown).toBe(next)
  }
  expect(machine.feed({ type: 'moved' })).toEqual([{ type: 'reload', entry: undefined }])
})
