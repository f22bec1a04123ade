import * as limits from '@companion/shared/limits'
import { expect, test } from 'vitest'
import { numbersOf } from '../../../test/release/liveSchedule.ts'
import { SimulatedTime } from '../../../test/release/simulatedTime.ts'
import { firstStep, step, waits, type BootEvent, type BootState, type BootStep } from './bootSequence.ts'

type StepFunction = (state: BootState, event: BootEvent) => BootStep

/**
 * Runs one page start in virtual time, in which each step can be late, fail, throw or never end. Returns the
 * violated invariants.
 */
function runSchedule(seed: number, machine: StepFunction): string[] {
  const random = numbersOf(seed)
  const time = new SimulatedTime()
  const broken: string[] = []
  const done: string[] = []
  const begun = new Map<string, { at: number; limit: number | undefined }>()
  let closed = false
  let tokens = true
  const [first, effects] = firstStep
  let state = first
  const after = (ms: number, run: () => void) => time.after(ms, () => closed || run())

  function perform(list: typeof effects): void {
    for (const effect of list) {
      if (effect.type === 'start') {
        const { wait, limit } = effect
        if (begun.has(wait)) broken.push(`${wait} begins twice`)
        begun.set(wait, { at: time.now, limit })
        const luck = random()
        const event: BootEvent =
          luck < 0.1
            ? { type: 'failed', wait }
            : { type: 'ended', wait, result: wait === 'releases' ? { documentLimit: 3000 } : wait }
        if (luck < 0.8) after(luck < 0.5 ? random() * 300 : random() * 12_000, () => dispatch(event))
        if (limit !== undefined) after(limit, () => dispatch({ type: 'timedOut', wait }))
        continue
      }
      done.push(effect.type)
      if (effect.type === 'enterRoute' && !done.includes('createSession'))
        broken.push('no session to enter with')
      if (effect.type === 'enterRoute' && !tokens) broken.push('the tokens are gone')
      if (random() < 0.02 && effect.type !== 'showFailure') return dispatch({ type: 'threw' })
      if (effect.type === 'show') tokens = false
    }
  }
  function dispatch(event: BootEvent): void {
    const [next, list] = machine(state, event)
    if (event.type !== 'ended' && next.results !== state.results) broken.push('a result out of nothing')
    if (event.type === 'ended' && 'wait' in event && state.status === 'waiting') {
      const current = waits[state.at]!.wait
      if (event.wait !== current && next.results !== state.results)
        broken.push(`${event.wait} came late and was taken`)
    }
    state = next
    perform(list)
  }

  perform(effects)
  after(limits.remote, () => dispatch({ type: 'late' }))
  if (random() < 0.1) after(random() * 9000, () => (closed = true))
  time.advance(200_000)
  for (const once of ['createSession', 'enterRoute', 'show', 'showFailure'])
    if (done.filter((type) => type === once).length > 1) broken.push(`${once} twice`)
  if (closed) return broken
  if (!done.includes('show') && !done.includes('showFailure'))
    broken.push('neither a first screen nor a failure page')
  if (!done.includes('show') && !tokens) broken.push('no screen, and the tokens are gone')
  const current = state.status === 'waiting' ? begun.get(waits[state.at]!.wait) : undefined
  if (current?.limit !== undefined) broken.push('a wait does not end')
  return broken
}

test('random starts break no law', () => {
  for (let seed = 1; seed <= 20_000; seed++) expect(runSchedule(seed, step), `seed ${seed}`).toEqual([])
})

const faults: Readonly<Record<string, readonly [machine: StepFunction, law: RegExp]>> = {
  'waits for ever': [
    (state, event) => (event.type === 'timedOut' ? [state, []] : step(state, event)),
    /a wait does not end/,
  ],
  'takes what comes late': [
    (state, event) =>
      event.type === 'ended' && state.status === 'waiting' && event.wait !== waits[state.at]!.wait
        ? [{ ...state, results: { ...state.results, [event.wait]: event.result } }, []]
        : step(state, event),
    /came late and was taken/,
  ],
  'never says that it failed': [
    (state, event) => {
      const [next, list] = step(state, event)
      return [next, list.filter(({ type }) => type !== 'showFailure')]
    },
    /neither a first screen nor a failure page/,
  ],
  'has forgotten that it showed the failure page': [
    (state, event) => step({ ...state, failurePage: false }, event),
    /showFailure twice/,
  ],
  'creates the session with each wait': [
    (state, event) => {
      const [next, list] = step(state, event)
      return [next, next.at > state.at ? [{ type: 'createSession' }, ...list] : list]
    },
    /createSession twice/,
  ],
}

test.each(Object.entries(faults))('a boot sequence that %s breaks a law', (_, [machine, law]) => {
  let broken: string[] = []
  for (let seed = 1; seed <= 500 && !broken.length; seed++) broken = runSchedule(seed, machine)
  expect(broken.join('\n')).toMatch(law)
})
