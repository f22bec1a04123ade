import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '@companion/shared/http/apiError'
import { arriveAt, nextFlow, placeOf, planOf, startFlow, type Flow, type FlowEvent } from './verification.ts'

const phone = '+8613812345678'
const refusal = (code: number) => new ApiError({ kind: 'business', code })
const byCode = { by: 'code', target: phone, code: '123456' } as const
const play = (flow: Flow, ...events: FlowEvent[]) => events.reduce(nextFlow, flow)

const begun = play(startFlow('sms', phone), { t: 'begin', method: 'sms', target: phone })
const proved = play(begun, { t: 'proved', proof: byCode })

test('a code leads from the target to a new password', () => {
  expect([begun.step, proved.step, nextFlow(proved, { t: 'changed' }).step]).toEqual([
    'code',
    'newPassword',
    'done',
  ])
})

test.for([2050, 2099, 2097])('%i on the last step leads back to the code, without the proof', (code) => {
  const back = nextFlow(proved, { t: 'refused', failure: refusal(code) })
  expect(back).toMatchObject({ step: 'code', proof: undefined, dead: code === 2097, flaw: { at: 'code' } })
})

test('a dead code proves nothing until a new one is sent', () => {
  const dead = nextFlow(begun, { t: 'refused', failure: refusal(2097) })
  expect(nextFlow(dead, { t: 'proved', proof: byCode }).step).toBe('code')
  expect(play(dead, { t: 'sent' }, { t: 'proved', proof: byCode }).step).toBe('newPassword')
})

test('2001 leads back to the target, 1010 to the old password, any other code nowhere', () => {
  expect(nextFlow(begun, { t: 'notSent', failure: refusal(2001) }).step).toBe('target')
  expect(nextFlow(proved, { t: 'refused', failure: refusal(2001) }).step).toBe('target')
  const old = play(startFlow('oldPassword', ''), {
    t: 'proved',
    proof: { by: 'oldPassword', oldPassword: 'demo1234' },
  })
  expect(nextFlow(old, { t: 'refused', failure: refusal(1010) }).step).toBe('oldPassword')
  expect(nextFlow(proved, { t: 'refused', failure: refusal(50001) })).toBe(proved)
  expect(nextFlow(begun, { t: 'notSent', failure: refusal(2098) })).toBe(begun)
})

test('a late proof of a step that was left changes nothing', () => {
  const left = arriveAt(begun, 0)
  expect(nextFlow(left, { t: 'proved', proof: byCode }).step).toBe('target')
})

test('the end is the end, even for news of a code that arrive late', () => {
  const done = nextFlow(proved, { t: 'changed' })
  expect(nextFlow(done, { t: 'sent' })).toBe(done)
  expect(nextFlow(done, { t: 'refused', failure: refusal(2050) })).toBe(done)
})

const failure = fc.constantFrom(1010, 2001, 2050, 2097, 2098, 2099, 50001).map(refusal)
const target = fc.constantFrom(phone, '+8613912345678', 'demo@companion.example')
const event: fc.Arbitrary<FlowEvent | number> = fc.oneof(
  fc.integer({ min: -1, max: 4 }),
  fc.constantFrom<FlowEvent>(
    { t: 'asked' },
    { t: 'sent' },
    { t: 'changed' },
    { t: 'unsure' },
    { t: 'again' },
  ),
  target.map((to) => ({ t: 'begin', method: to.includes('@') ? 'email' : 'sms', target: to }) as const),
  target.map((to) => ({ t: 'proved', proof: { by: 'code', target: to, code: '123456' } }) as const),
  fc.constant({ t: 'proved', proof: { by: 'oldPassword', oldPassword: 'x' } } as const),
  failure.map((reason) => ({ t: 'refused', failure: reason }) as const),
  failure.map((reason) => ({ t: 'notSent', failure: reason }) as const),
)

test('whatever happens, no step is shown without what it needs, and the end is the end', () => {
  fc.assert(
    fc.property(fc.constantFrom('sms', 'email', 'oldPassword'), fc.array(event), (method, events) => {
      let flow = startFlow(method, '')
      for (const each of events) {
        const before = flow
        flow = typeof each === 'number' ? arriveAt(flow, each) : nextFlow(flow, each)
        if (flow.step === 'newPassword' || flow.step === 'unsure') expect(flow.proof).toBeDefined()
        if (flow.step === 'code') expect([flow.begun, flow.target !== '']).toEqual([true, true])
        if (before.step === 'done') expect(flow).toBe(before)
        const place = placeOf(flow)
        expect(place >= 0 && place < planOf(flow.method).length).toBe(true)
        // Steps lie one entry apart, so that Back is always the step before.
        if (typeof each !== 'number') expect(place - placeOf(before)).toBeLessThanOrEqual(1)
      }
    }),
  )
})
