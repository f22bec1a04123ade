import { expect, test } from 'vitest'
import * as limits from '@companion/shared/limits'
import {
  first,
  idle,
  mistake,
  remote,
  screens,
  second,
  selected,
  startMachine,
  swapToSecond,
  third,
} from '../../../../test/release/liveMachine.ts'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

const lost = new Error('Loading chunk 7 failed')

test('a screen of a release on trial that cannot be rendered is left for the one before, which is in memory', () => {
  const machine = startMachine()
  swapToSecond(machine)
  const effects = machine.feed({ type: 'threw', remote, ref: second, cause: mistake })
  expect(effects).toEqual([
    { type: 'quarantine', ref: second, why: 'failed', cause: mistake },
    { type: 'forget', ref: second },
    { type: 'load', remote, ref: first, id: machine.id(), ms: limits.remote },
  ])
  machine.feed({ type: 'rendered', remote, ref: second })
  expect(machine.trial(second)).toBeUndefined()
  machine.feed({ type: 'loadEnded', id: machine.id(), screens })
  expect(machine.state().shown).toBe(first)
})

const uncaught = (ref: ReleaseRef) => ({ type: 'uncaught', remote, ref, cause: mistake }) as const

test('a handler that throws takes no screen away that nothing can follow', () => {
  const machine = startMachine()
  const trial = machine.trial(first)!
  machine.feed(uncaught(first))
  expect(machine.done()).toEqual([])
  expect(machine.state()).toMatchObject({ status: 'ready', shown: first })
  machine.feed({ type: 'timer', timer: { type: 'trial', ref: first, id: trial } })
  expect(machine.good()).toEqual([first])
})

test('a handler that throws on trial has the release before follow, when that disturbs nobody', () => {
  const machine = startMachine()
  swapToSecond(machine)
  machine.feed({ type: 'page', page: { ...idle, guard: 'block' } })
  machine.feed(uncaught(second))
  expect(machine.done()).toEqual(['quarantine', 'load'])
  machine.load(first)
  machine.feed({ type: 'rendered', remote, ref: second })
  expect(machine.trial(second)).toBeUndefined()
  machine.feed(uncaught(second))
  expect(machine.done()).toEqual([])
  expect(machine.state()).toMatchObject({ status: 'ready', shown: second })
  machine.feed({ type: 'page', page: idle })
  machine.feed({ type: 'rendered', remote, ref: first })
  expect(machine.state()).toMatchObject({ status: 'ready', shown: first })
})

test('a screen stands after a handler has thrown although what should follow cannot be loaded', () => {
  const machine = startMachine()
  machine.feed(selected([first, third]))
  machine.feed(uncaught(first))
  machine.feed({ type: 'loadEnded', id: machine.id(), screens: null })
  expect(machine.state()).toMatchObject({ status: 'ready', shown: first })
})

test('one error that is told twice counts once', () => {
  const machine = startMachine()
  swapToSecond(machine)
  machine.feed({ type: 'threw', remote, ref: second, cause: mistake })
  machine.feed({ type: 'uncaught', remote, ref: second, cause: mistake })
  expect(machine.done()).toEqual([])
})

test('a roll-back that cannot load anything says so', () => {
  const machine = startMachine()
  machine.feed(selected([first, third]))
  machine.feed({ type: 'threw', remote, ref: first, cause: mistake })
  expect(machine.done()).toEqual(['quarantine', 'forget', 'load'])
  expect(machine.state().status).toBe('loading')
  machine.feed({ type: 'loadEnded', id: machine.id(), screens: null })
  expect(machine.state().status).toBe('failed')
})

test('a good release keeps its own error screen', () => {
  const machine = startMachine()
  machine.feed({ type: 'timer', timer: { type: 'trial', ref: first, id: machine.trial(first)! } })
  machine.feed({ type: 'threw', remote, ref: first, cause: mistake })
  expect(machine.done()).toEqual([])
})

test('a lost file says something of the release only when it was not the network', () => {
  const machine = startMachine()
  machine.feed({ type: 'threw', remote, ref: first, cause: lost })
  expect(machine.done()).toEqual(['classify'])
  const found = { type: 'classified', when: 'shown', remote, ref: first, cause: lost } as const
  machine.feed({ ...found, kind: 'network' })
  expect(machine.done()).toEqual(['report'])
  machine.feed({ ...found, kind: 'integrity' })
  expect(machine.done()).toContain('quarantine')
})

test('bad code of a release that is being loaded puts it in quarantine, and the next best is taken', () => {
  const machine = startMachine()
  machine.promote(third, second, first)
  machine.feed({ type: 'loadFailed', remote, ref: third, cause: mistake })
  machine.feed({ type: 'loadEnded', id: machine.id(), screens: null })
  machine.feed({ type: 'classified', when: 'loading', kind: 'poison', remote, ref: third, cause: mistake })
  expect(machine.done()).toEqual(['quarantine', 'unload', 'load'])
  expect(machine.state().job).toMatchObject({ ref: second })
})

test('a server that wants to be left alone is asked again only then, whatever happens on the page', () => {
  const machine = startMachine()
  machine.feed({ type: 'failed', remote }, { type: 'busy', ms: 120_000 })
  const retries = () => machine.done().filter((type) => type === 'retry').length
  const timer = (id: number) => machine.feed({ type: 'timer', timer: { type: 'retry', id } })
  machine.feed({ type: 'online' })
  expect(retries()).toBe(0)
  const planned = machine.feed({ type: 'failed', remote }).concat(timer(machine.retry().id))
  expect(retries()).toBe(0)
  expect(planned).toContainEqual(expect.objectContaining({ type: 'startTimer', ms: 120_000 }))
  machine.now += 120_000
  timer(machine.retry().id)
  expect(retries()).toBe(1)
})
