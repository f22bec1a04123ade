import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError, type ApiErrorFacts } from '../http/apiError.ts'
import {
  restoreAt,
  historyIndexOf,
  nextFlow,
  resumeFlow,
  sendResult,
  startFlow,
  targetIn,
  type Flow,
  type FlowEvent,
  type Plan,
} from './verification.ts'

const phone = '+8613812345678'
const refusal = (code: number) => new ApiError({ type: 'business', code })
const byCode = { type: 'code', target: phone, code: '123456' } as const
const play = (flow: Flow, ...events: FlowEvent[]) => events.reduce(nextFlow, flow)

const plans = {
  password: ['target', 'code', 'newPassword'],
  oldPassword: ['oldPassword', 'newPassword'],
  phone: ['target', 'code'],
} as const satisfies Record<string, Plan>

const atCode = play(startFlow(plans.password, phone), { type: 'begin', target: phone })
const proved = play(atCode, { type: 'proved', proof: byCode })
const phoneProved = play(
  startFlow(plans.phone),
  { type: 'begin', target: phone },
  { type: 'proved', proof: byCode },
)

test('a code leads from the target to a new password', () => {
  expect([atCode.step, proved.step, nextFlow(proved, { type: 'changed' }).step]).toEqual([
    'code',
    'newPassword',
    'done',
  ])
})

test('where the code is the last step, the change follows from there, and may be tried again alone', () => {
  expect(phoneProved).toMatchObject({ step: 'code', proof: byCode, retry: false })
  const failed = nextFlow(phoneProved, { type: 'refused', error: refusal(50001) })
  expect(failed).toMatchObject({ step: 'code', proof: byCode, retry: true })
  expect(nextFlow(failed, { type: 'asked' })).toMatchObject({ proof: undefined, retry: false })
  expect(nextFlow(failed, { type: 'changed' }).step).toBe('done')
})

test.for([2050, 2099, 2097])('%i on the last step leads back to the code, without the proof', (code) => {
  for (const flow of [proved, phoneProved]) {
    const back = nextFlow(flow, { type: 'refused', error: refusal(code) })
    expect(back).toMatchObject({
      step: 'code',
      proof: undefined,
      retry: false,
      exhausted: code === 2097,
      refusal: { at: 'code' },
    })
  }
})

test('an exhausted code proves nothing until a new one is sent', () => {
  const exhausted = nextFlow(atCode, { type: 'refused', error: refusal(2097) })
  expect(nextFlow(exhausted, { type: 'proved', proof: byCode }).step).toBe('code')
  expect(play(exhausted, { type: 'sent' }, { type: 'proved', proof: byCode }).step).toBe('newPassword')
})

test('2001 leads back to the target, 1010 to the old password, any other code nowhere', () => {
  expect(nextFlow(atCode, { type: 'notSent', error: refusal(2001) }).step).toBe('target')
  expect(nextFlow(proved, { type: 'refused', error: refusal(2001) }).step).toBe('target')
  const old = play(startFlow(plans.oldPassword), {
    type: 'proved',
    proof: { type: 'oldPassword', oldPassword: 'demo1234' },
  })
  expect(nextFlow(old, { type: 'refused', error: refusal(1010) }).step).toBe('oldPassword')
  expect(nextFlow(proved, { type: 'refused', error: refusal(50001) })).toBe(proved)
  expect(nextFlow(atCode, { type: 'notSent', error: refusal(2098) })).toBe(atCode)
})

test('a number that somebody has leads back to the target, also once its code is good', () => {
  const error = new ApiError({ type: 'business', code: 2003, field: 'phone' })
  expect(nextFlow(phoneProved, { type: 'refused', error })).toMatchObject({
    step: 'target',
    proof: undefined,
  })
})

test('a late proof of a step that was left changes nothing', () => {
  const left = restoreAt(atCode, 0)
  expect(nextFlow(left, { type: 'proved', proof: byCode }).step).toBe('target')
})

test('a target that is refused after its code was proven asks for both again', () => {
  const late = nextFlow(phoneProved, { type: 'notSent', error: refusal(2001) })
  expect(late).toMatchObject({ step: 'target', proof: undefined })
  expect(restoreAt(late, 1).step).toBe('target')
})

test('the end is the end, even for news of a code that arrive late', () => {
  const done = nextFlow(proved, { type: 'changed' })
  expect(nextFlow(done, { type: 'sent' })).toBe(done)
  expect(nextFlow(done, { type: 'refused', error: refusal(2050) })).toBe(done)
})

test('a code step is resumed by a number that could have been sent to', () => {
  const target = targetIn({ codeFor: '+8613912345678', index: 1 })
  expect(resumeFlow(startFlow(plans.phone), target)).toMatchObject({ step: 'code', target: '+8613912345678' })
})

test.for([
  undefined,
  null,
  7,
  'x',
  {},
  { codeFor: '' },
  { codeFor: '139' },
  { codeFor: ['+8613912345678'] },
  { crop: true },
])('%j is no code step', (data) => {
  expect(targetIn(data)).toBe('')
})

const error = fc.constantFrom(1010, 2001, 2050, 2097, 2098, 2099, 50001).map(refusal)
const target = fc.constantFrom(phone, '+8613912345678', 'demo@companion.example')
const event: fc.Arbitrary<FlowEvent | number> = fc.oneof(
  fc.integer({ min: -1, max: 4 }),
  fc.constantFrom<FlowEvent>(
    { type: 'asked' },
    { type: 'sent' },
    { type: 'changed' },
    { type: 'unknown' },
    { type: 'again' },
  ),
  target.map((to) => ({ type: 'begin', target: to }) as const),
  target.map((to) => ({ type: 'proved', proof: { type: 'code', target: to, code: '123456' } }) as const),
  fc.constant({ type: 'proved', proof: { type: 'oldPassword', oldPassword: 'x' } } as const),
  error.map((reason) => ({ type: 'refused', error: reason }) as const),
  error.map((reason) => ({ type: 'notSent', error: reason }) as const),
)

test('whatever happens, no step is shown without what it needs, and the end is the end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(plans)), fc.array(event), (plan, events) => {
      let flow = startFlow(plan)
      for (const each of events) {
        const before = flow
        flow = typeof each === 'number' ? restoreAt(flow, each) : nextFlow(flow, each)
        if (flow.step === 'newPassword' || flow.step === 'unknown' || flow.retry)
          expect(flow.proof).toBeDefined()
        if (flow.step === 'code') expect([flow.codeRequested, flow.target !== '']).toEqual([true, true])
        if (before.step === 'done') expect(flow).toBe(before)
        const index = historyIndexOf(flow)
        expect(index >= 0 && index < flow.plan.length).toBe(true)
        // Steps are one history entry apart, otherwise Back would skip a step.
        if (typeof each !== 'number') expect(index - historyIndexOf(before)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

const failure = (facts: Partial<ApiErrorFacts>) => new ApiError({ type: 'business', ...facts })

test.for([
  ['limit', failure({ code: 2097 })],
  ['limit', failure({ code: 2096, http: 429 })],
  ['limit', failure({ code: 'SMS_LIMIT', retryAfter: 30 })],
  ['target', failure({ code: 2001 })],
  ['target', failure({ code: 2003, field: 'phone' })],
  ['failed', failure({ code: 2098, http: 502 })],
  ['failed', failure({ code: 50001 })],
  ['limit', new ApiError({ type: 'http', http: 429 })],
  ['failed', new ApiError({ type: 'http', http: 503, retryAfter: 30 })],
  ['failed', new ApiError({ type: 'network' })],
  ['failed', new TypeError('mistake')],
] as const)('%s', ([verdict, reason]) => {
  expect(sendResult(reason)).toBe(verdict)
})
