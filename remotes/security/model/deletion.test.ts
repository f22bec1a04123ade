import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '@companion/shared/http/apiError'
import {
  restoreAt,
  attempt,
  nextDeletion,
  historyIndexOf,
  startDeletion,
  type Deletion,
  type DeletionEvent,
  type Outcome,
} from './deletion.ts'

const tokens = { accessToken: 'a1', refreshToken: 'r1' }
const account = { userId: '7', label: 'demo@companion.example', tokens }
const play = (...events: DeletionEvent[]) => events.reduce(nextDeletion, startDeletion)
const asked = play({ type: 'validated', account }, { type: 'read' }, { type: 'agreed' })
const lost = new ApiError({ type: 'timeout', ambiguous: true })
const missing = new ApiError({ type: 'business', code: 2001, http: 404 })
const expired = new ApiError({ type: 'auth', code: 'stillUnauthorized', http: 401 })
const refused = new ApiError({ type: 'business', code: 40101, http: 401 })

test('four steps lead to the deletion, and a second tap finds it on its way', () => {
  expect(asked.step).toBe('final')
  const going = nextDeletion(asked, { type: 'delete' })
  expect(going.step).toBe('deleting')
  expect(nextDeletion(going, { type: 'delete' })).toBe(going)
  expect(nextDeletion(going, { type: 'ended', outcome: { type: 'deleted' } }).step).toBe('success')
})

test('nothing leads away while it is on its way', () => {
  const going = nextDeletion(asked, { type: 'delete' })
  for (const place of [0, 1, 2, 3, 9]) expect(restoreAt(going, place)).toBe(going)
})

/** The fake server's response to `accountExists`. */
let there: boolean | undefined = true
/** Creates a fake server that returns these answers in turn. */
function server(...answers: (ApiError | 'done')[]) {
  const seen: string[] = []
  const ask = (line: string): Promise<never> => {
    seen.push(line)
    const answer = answers.shift() ?? 'done'
    return answer === 'done' ? (Promise.resolve() as never) : Promise.reject(answer)
  }
  const ports = {
    remove: (_id: string, token: string) => ask(`delete ${token}`),
    accountExists: async () => {
      seen.push('look')
      return there
    },
    renew: async () => {
      await ask('renew')
      return { accessToken: 'a2', refreshToken: 'r2' }
    },
  }
  return { ports, seen }
}

test.for<[string, (ApiError | 'done')[], boolean, Outcome['type'], string[]]>([
  ['an answer is an answer', ['done'], false, 'deleted', ['delete a1']],
  ['a lost answer may have deleted the account', [lost], false, 'failed', ['delete a1']],
  ['nobody there, after a lost answer: it was carried out', [missing], true, 'deleted', ['delete a1']],
  [
    'nobody there at the first attempt is a failure, while the account answers',
    [missing],
    false,
    'failed',
    ['delete a1', 'look'],
  ],
  [
    'tokens that ran out are renewed once',
    [expired, 'done'],
    false,
    'deleted',
    ['delete a1', 'renew', 'delete a2'],
  ],
  [
    'tokens that are refused for good tell nothing',
    [expired, refused],
    true,
    'unknown',
    ['delete a1', 'renew'],
  ],
  ['a renewal that is lost may be tried again', [expired, lost], true, 'failed', ['delete a1', 'renew']],
  [
    'renewed tokens that are refused tell nothing',
    [expired, 'done', expired],
    false,
    'unknown',
    ['delete a1', 'renew', 'delete a2'],
  ],
])('%s', async ([, answers, mayBeDeleted, is, line]) => {
  const { ports, seen } = server(...answers)
  expect((await attempt(ports, { ...asked, mayBeDeleted })).type).toBe(is)
  expect(seen).toEqual(line)
})

test.for([
  [false, 'deleted', undefined],
  [undefined, 'failed', true],
] as const)('nobody there, and the account answers %s: %s', async ([answer, is, mayBeDeleted]) => {
  there = answer
  const end = await attempt(server(missing).ports, asked)
  expect([end.type, 'mayBeDeleted' in end ? end.mayBeDeleted : undefined]).toEqual([is, mayBeDeleted])
  there = true
})

test('a renewed pair serves the next attempt', async () => {
  const { ports } = server(expired, 'done', lost)
  const outcome = await attempt(ports, asked)
  const failed = nextDeletion(nextDeletion(asked, { type: 'delete' }), { type: 'ended', outcome })
  expect(failed).toMatchObject({
    step: 'failed',
    mayBeDeleted: true,
    account: { tokens: { accessToken: 'a2' } },
  })
})

const outcome = fc.constantFrom<Outcome>(
  { type: 'deleted' },
  { type: 'unknown' },
  { type: 'failed', failure: lost, mayBeDeleted: true, tokens },
)
const event: fc.Arbitrary<DeletionEvent | number> = fc.oneof(
  fc.integer({ min: -1, max: 4 }),
  fc.constantFrom<DeletionEvent>(
    { type: 'read' },
    { type: 'agreed' },
    { type: 'delete' },
    { type: 'deleted' },
  ),
  fc.constant({ type: 'validated', account } as const),
  outcome.map((end) => ({ type: 'ended', outcome: end }) as const),
)

test('whatever happens, success follows a confirmation alone, and a deletion the last question alone', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let state: Deletion = startDeletion
      for (const each of events) {
        const before = state
        state = typeof each === 'number' ? restoreAt(state, each) : nextDeletion(state, each)
        if (state.step !== 'validate') expect(state.account).toBeDefined()
        if (state.step === 'success' && before.step !== 'success')
          expect(['deleting', 'unknown']).toContain(before.step)
        if (state.step === 'deleting' && before.step !== 'deleting')
          expect(['final', 'failed']).toContain(before.step)
        if (typeof each !== 'number' && before.step !== 'unknown')
          expect(historyIndexOf(state) - historyIndexOf(before)).toBeLessThanOrEqual(1)
      }
    }),
  )
})
