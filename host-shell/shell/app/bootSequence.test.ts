import * as limits from '@companion/shared/limits'
import { expect, test } from 'vitest'
import type { OpenedReleases } from '../releases/openReleases.ts'
import { firstStep, step, waits, type BootEvent, type Wait } from './bootSequence.ts'

const documentLimit = 3000
const resultOf = (wait: Wait): unknown => (wait === 'releases' ? ({ documentLimit } as OpenedReleases) : wait)
/**
 * Passes events to the state machine, beginning with its first state. Returns the final state and the names
 * of the effects.
 */
function feed(...events: BootEvent[]) {
  const names: string[] = []
  let [state, effects] = firstStep
  for (const event of events) {
    names.push(...effects.map((effect) => ('wait' in effect ? effect.wait : effect.type)))
    ;[state, effects] = step(state, event)
  }
  return { state, effects, names: [...names, ...effects.map((one) => ('wait' in one ? one.wait : one.type))] }
}
const ended = (wait: Wait): BootEvent => ({ type: 'ended', wait, result: resultOf(wait) })
const all = waits.map(({ wait }) => ended(wait))
const until = (wait: Wait) =>
  all.slice(
    0,
    waits.findIndex((rule) => rule.wait === wait),
  )

test('the first screen comes after all waits, with the session before the releases and the route before the texts', () => {
  const { state, names } = feed(...all)
  expect(state.status).toBe('shown')
  expect(names).toEqual([
    'tools',
    'app',
    'createSession',
    'releases',
    'document',
    'choice',
    'enterRoute',
    'texts',
    'styles',
    'events',
    'show',
  ])
})

test.for([
  ['tools', limits.chunk],
  ['app', limits.bridge],
  ['document', documentLimit],
  ['events', limits.chunk],
] as const)('without %s the page goes on after %i ms, and what comes later changes nothing', ([wait, ms]) => {
  const before = feed(...until(wait))
  expect(before.effects).toContainEqual({ type: 'start', wait, limit: ms })
  for (const type of ['timedOut', 'failed'] as const) {
    const after = feed(...until(wait), { type, wait })
    expect(after.state.at).toBe(before.state.at + 1)
    expect(after.state.results).not.toHaveProperty(wait)
    expect(step(after.state, ended(wait))).toEqual([after.state, []])
  }
})

test.for(['releases', 'choice', 'texts', 'styles'] as const)(
  'a page that cannot have its %s says so, once',
  (wait) => {
    const { state, names } = feed(...until(wait), { type: 'failed', wait }, { type: 'late' }, ended(wait))
    expect(state).toMatchObject({ status: 'failed', failurePage: true })
    expect(names.filter((name) => /show/.test(name))).toEqual(['showFailure'])
  },
)

test('a page that is late says so, and comes all the same', () => {
  const { names } = feed({ type: 'late' }, { type: 'late' }, ...all, { type: 'late' })
  expect(names.filter((name) => /show/.test(name))).toEqual(['showFailure', 'show'])
})

test('what throws on the way brings the failure page', () => {
  expect(feed(...until('texts'), { type: 'threw' }, ...all).names).not.toContain('show')
  expect(feed(...until('texts'), { type: 'threw' }).effects).toEqual([{ type: 'showFailure' }])
})
