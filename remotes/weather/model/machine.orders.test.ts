import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDeps, weatherFor } from '../../../test/weather/sampleDeps.ts'
import { createWeatherMachine, type Answer, type PageEvent, type Position } from './machine.ts'
import { viewOf } from './view.ts'

/** One random step of a test run. `which` selects a request, counted from the newest. */
type Move =
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'refresh' }
  | { readonly do: 'reopen' }
  | { readonly do: 'tell'; readonly news: PageEvent }
  | { readonly do: 'locate'; readonly which: number; readonly as: number }
  | { readonly do: 'answer'; readonly which: number; readonly as: number }

const often = (weight: number, arbitrary: fc.Arbitrary<Move>) => ({ weight, arbitrary })
const which = fc.constantFrom(0, 0, 0, 1, 1, 2)

const moves = fc.array(
  fc.oneof(
    often(
      3,
      fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(1, 3000, 10_000, 10_000, 61_000, 700_000) }),
    ),
    often(2, fc.record({ do: fc.constant('refresh') })),
    often(1, fc.record({ do: fc.constant('reopen') })),
    often(2, fc.record({ do: fc.constant('tell'), news: fc.constantFrom('resume', 'allowed', 'online') })),
    often(4, fc.record({ do: fc.constant('locate'), which, as: fc.nat(5) })),
    often(5, fc.record({ do: fc.constant('answer'), which, as: fc.nat(5) })),
  ),
  { minLength: 5, maxLength: 60, size: 'max' },
)

test('in any order of events: no address over the device’s place, no invented place, no dead end', async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.constantFrom(null, 8000, 10_000), async (script, locateTimeout) => {
      const sample = sampleDeps(locateTimeout)
      const machine = createWeatherMachine(sample.deps, { shown: null, fix: null })
      let close = machine.open()
      const sentAt = new Map<string, number>()
      const answered = new Set<string>()
      let turn = 0
      let lastOwn = -1

      for (const move of script) {
        turn += 1
        const before = machine.read().shown
        if (move.do === 'pass') await sample.pass(move.ms)
        else if (move.do === 'refresh') machine.send({ type: move.do })
        else if (move.do === 'tell') sample.tell(move.news)
        else if (move.do === 'reopen') {
          close()
          close = machine.open()
        } else if (move.do === 'locate') {
          const positions: Position[] = [
            sample.fix(22.54, 114.06),
            sample.fix(52.52, 13.4),
            sample.fix(1, 1, 9000),
            'denied',
            'off',
            'weak',
          ]
          await sample.found(positions[move.as] ?? 'off', sample.searches.length - 1 - move.which)
        } else {
          const asked = sample.asked[sample.asked.length - 1 - move.which]
          const name = `${asked?.call.fix ? 'own' : 'network'} ${sample.asked.indexOf(asked as never)}`
          const answers: Answer[] = [
            { weather: weatherFor(name) },
            { weather: weatherFor(name) },
            { weather: weatherFor(name) },
            { why: 'network' },
            { why: 'service' },
            { why: 'wait', waitMs: 7000 },
          ]
          if (asked) answered.add(name)
          await asked?.answer(answers[move.as] ?? { why: 'service' })
        }
        sample.asked.forEach(({ call }, index) => {
          const name = `${call.fix ? 'own' : 'network'} ${index}`
          if (!sentAt.has(name)) sentAt.set(name, turn)
        })

        const { shown } = machine.read()
        if (shown && shown !== before) {
          const { address = '' } = shown.weather
          // The screen shows only weather that the server has sent.
          expect(answered.has(address)).toBe(true)
          // Weather by IP address replaces the position's weather only if it was requested later.
          if (shown.fix) lastOwn = turn
          else expect(sentAt.get(address)).toBeGreaterThanOrEqual(lastOwn)
          expect(address.startsWith(shown.fix ? 'own' : 'network')).toBe(true)
        }
        // Weather never disappears. The screen never gets stuck, because either a request is in flight or the
        // user can retry.
        if (before) expect(shown).not.toBeNull()
        const view = viewOf(machine.read(), sample.at())
        if (view.type === 'waiting') {
          const { search, calls } = machine.read()
          expect(search === 'waiting' || calls.length > 0).toBe(true)
        }
        if (view.type === 'failed' && !view.canRetry) expect(sample.pendingTimers()).toBeGreaterThan(0)
      }
      close()
      expect(sample.pendingTimers()).toBe(0)
    }),
    { numRuns: 1000 },
  )
})
