import { expect, test } from 'vitest'
import { runSchedule } from '../../../../test/release/liveSchedule.ts'
import type { StepFunction } from '../../../../test/release/simulatedPage.ts'
import { step } from './liveStep.ts'
import { edit, type Effect, type LiveState } from './liveState.ts'

/** Set RELEASE_RUNS=20000 for more runs if the machine is idle. */
const runs = Number(process.env['RELEASE_RUNS'] ?? 2000)

test('random lives of pages break no law', () => {
  for (let seed = 1; seed <= runs; seed++) expect(runSchedule(seed, step)).toEqual([])
})

const without =
  (type: Effect['type']): StepFunction =>
  (state, event, now) => {
    const [next, effects] = step(state, event, now)
    return [next, effects.filter((effect) => effect.type !== type)]
  }
const eachRemote = (state: LiveState, changes: (remote: string) => Parameters<typeof edit>[2]) =>
  Object.keys(state.remotes).reduce((next, remote) => edit(next, remote, changes(remote)), state)

/**
 * Faulty state machines, each with the invariant that it violates. They show that the check detects
 * violations.
 */
const faults: Readonly<Record<string, readonly [machine: StepFunction, invariant: RegExp]>> = {
  'does not see that someone types': [
    (state, event, now) =>
      step(
        state,
        event.type === 'page' ? { ...event, page: { ...event.page, guard: undefined } } : event,
        now,
      ),
    /over what the user has typed/,
  ],
  'does not wait for urgent swaps': [
    (state, event, now) => step({ ...state, timings: { ...state.timings, urgent: 0 } }, event, now),
    /over what the user has typed/,
  ],
  'does not put bad releases in quarantine': [without('quarantine'), /a blank area|at rest/],
  'forgets what is in quarantine': [
    (state, event, now) => {
      const [next, effects] = step(state, event, now)
      return [{ ...next, selection: state.selection }, effects]
    },
    /must not run|at rest/,
  ],
  'unloads nothing': [without('unload'), /more than two releases in memory/],
  'unloads what is rendered': [
    (state, event, now) => {
      const [next, effects] = step(state, event, now)
      const unloads = Object.entries(next.remotes).flatMap(([remote, { shown }]): Effect[] =>
        shown && shown !== state.remotes[remote]?.shown ? [{ type: 'unload', ref: shown }] : [],
      )
      return [next, [...effects, ...unloads]]
    },
    /is unloaded while it is rendered|not in memory/,
  ],
  'does not limit how long a release is staged': [
    (state, event, now) =>
      event.type === 'timer' && event.timer.type === 'staged' ? [state, []] : step(state, event, now),
    /does not end|at rest/,
  ],
  'does not hear that a load failed': [
    (state, event, now) =>
      event.type === 'loadEnded' && !event.screens ? [state, []] : step(state, event, now),
    /does not end|at rest|stays/,
  ],
  'does not roll back': [
    (state, event, now) =>
      event.type === 'uncaught' || event.type === 'threw' ? [state, []] : step(state, event, now),
    /at rest/,
  ],
  'has forgotten what is in memory': [
    (state, event, now) =>
      step(event.type === 'uncaught' ? eachRemote(state, () => ({ memory: [] })) : state, event, now),
    /a blank area|more than two/,
  ],
  'never tries a failed remote again': [without('retry'), /at rest/],
}

test.each(Object.entries(faults))('a machine that %s breaks a law', (_, [machine, invariant]) => {
  let broken: string[] = []
  for (let seed = 1; seed <= 300 && !broken.length; seed++) broken = runSchedule(seed, machine)
  expect(broken.join('\n')).toMatch(invariant)
})
