import { expect, test } from 'vitest'
import { readLock } from '../generate/files.ts'
import { event, interaction, notice, query, type BridgeEvent, type Method } from '../schema/define.ts'
import { s, type Version } from '../schema/schema.ts'
import { current, snapshotText, type Snapshot } from './snapshot.ts'
import { compareContracts, uncovered } from './compare.ts'

test('apps built with the locked contract work with this one, or its version says that they do not', () => {
  expect(uncovered(readLock(), current).map(({ what, verdict }) => `${verdict}: ${what}`)).toEqual([])
})

test('the lock is written as it is read', () => {
  expect(JSON.parse(snapshotText(current))).toEqual(JSON.parse(JSON.stringify(current)))
})

const params = { screen: s.oneOf(['a', 'b']), name: s.str({ max: 10 }), note: s.opt(s.str()) }
const result = { at: s.num({ min: 0 }), how: s.oneOf(['x', 'y']), list: s.arr(s.int(), 5) }
const method = query('ask', params, result, { errors: ['NO'], platforms: ['ios'], legacyNames: ['old'] })
const told = event('told', { on: s.bool() }, { sticky: true })

const snapshot = (
  methods: readonly Method[],
  events: readonly BridgeEvent[] = [told],
  version: Version = '1.1.0',
): Snapshot => ({
  version,
  known: { words: ['one'] },
  methods: Object.fromEntries(methods.map((entry) => [entry.name, entry])),
  events: Object.fromEntries(events.map((entry) => [entry.name, entry])),
})
const base = snapshot([method])
const verdicts = (now: Snapshot) => compareContracts(base, now).map(({ verdict }) => verdict)

const asked = (more: object): Method => query('ask', { ...params, ...more }, result, factsOf())
const answered = (more: object): Method => query('ask', params, { ...result, ...more }, factsOf())
const factsOf = (more: object = {}) => ({
  errors: ['NO'],
  platforms: ['ios'] as const,
  legacyNames: ['old'],
  ...more,
})
const facts = (more: object): Method => query('ask', params, result, factsOf(more))
const without = (fields: object, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

/** Changes of one method, each with its verdict. */
const changes: readonly (readonly [what: string, method: Method, verdict: string | undefined])[] = [
  ['nothing', asked({}), undefined],
  ['an optional parameter more', asked({ extra: s.opt(s.bool()) }), 'minor'],
  ['a parameter more that must be given', asked({ extra: s.bool() }), 'breaking'],
  ['a parameter less', query('ask', without(params, 'note'), result, factsOf()), 'breaking'],
  ['a parameter that must be given now', asked({ note: s.str() }), 'breaking'],
  ['a parameter that may be absent now', asked({ name: s.opt(s.str({ max: 10 })) }), 'minor'],
  ['a value more', asked({ screen: s.oneOf(['a', 'b', 'c'], { c: '1.2.0' }) }), 'minor'],
  ['a value more that says no since', asked({ screen: s.oneOf(['a', 'b', 'c']) }), 'breaking'],
  [
    'a value more that says it is old',
    asked({ screen: s.oneOf(['a', 'b', 'c'], { c: '1.1.0' }) }),
    'breaking',
  ],
  ['a value less', asked({ screen: s.oneOf(['a']) }), 'breaking'],
  ['a value that says another since', asked({ screen: s.oneOf(['a', 'b'], { b: '1.2.0' }) }), 'breaking'],
  ['a longer text', asked({ name: s.str({ max: 11 }) }), 'minor'],
  ['a shorter text', asked({ name: s.str({ max: 9 }) }), 'breaking'],
  ['a text without a limit', asked({ name: s.str() }), 'minor'],
  ['a pattern', asked({ name: s.str({ max: 10, pattern: '^a' }) }), 'breaking'],
  ['another kind of parameter', asked({ name: s.int() }), 'breaking'],
  ['a secret parameter', asked({ name: s.str({ max: 10, secret: true }) }), undefined],
  ['an optional field more', answered({ extra: s.opt(s.bool()) }), 'minor'],
  ['a field more', answered({ extra: s.bool() }), 'breaking'],
  ['a field less', query('ask', params, without(result, 'at'), factsOf()), 'breaking'],
  ['a field that may be absent', answered({ at: s.opt(s.num({ min: 0 })) }), 'breaking'],
  ['a wider range of a result', answered({ at: s.num() }), 'breaking'],
  ['a narrower range of a result', answered({ at: s.num({ min: 1 }) }), 'breaking'],
  ['a longer list', answered({ list: s.arr(s.int(), 6) }), 'breaking'],
  ['other items', answered({ list: s.arr(s.int({ min: 0 }), 5) }), 'breaking'],
  ['a word more in a closed result', answered({ how: s.oneOf(['x', 'y', 'z'], { z: '1.2.0' }) }), 'breaking'],
  ['another code', facts({ errors: ['NO', 'LATER'] }), 'minor'],
  ['a code less', facts({ errors: [] }), 'breaking'],
  ['one more platform', facts({ platforms: undefined }), 'minor'],
  ['another platform', facts({ platforms: ['ios', 'android'] }), 'minor'],
  ['an older name more', facts({ legacyNames: ['old', 'older'] }), 'patch'],
  ['an older name less', facts({ legacyNames: [] }), 'breaking'],
  ['another deadline', facts({ timeoutMs: 1 }), 'patch'],
  ['shared calls', facts({ coalesce: true }), 'patch'],
  ['another since', facts({ since: '1.1.0' }), 'breaking'],
  ['removed now', facts({ removedIn: '1.2.0' }), 'breaking'],
  ['removed some day', facts({ removedIn: '2.0.0' }), 'minor'],
  ['another way of answering', interaction('ask', params, result, factsOf()), 'breaking'],
]

for (const [what, after, verdict] of changes)
  test(`${what}: ${verdict ?? 'no change'}`, () => {
    expect(verdicts(snapshot([after]))).toEqual(verdict ? [verdict] : [])
  })

test('methods and events come with a version of their own, and do not go', () => {
  const young = notice('young', null, null, { since: '1.2.0' })
  expect(verdicts(snapshot([method, young]))).toEqual(['minor'])
  expect(verdicts(snapshot([method, notice('liar', null)]))).toEqual(['breaking'])
  expect(verdicts(snapshot([]))).toEqual(['breaking'])
  expect(verdicts(snapshot([method], []))).toEqual(['breaking'])
  expect(verdicts(snapshot([method], [told, event('news', null, { since: '1.2.0' })]))).toEqual(['minor'])
  expect(verdicts(snapshot([method], [event('told', { on: s.bool() })]))).toEqual(['breaking'])
  expect(verdicts(snapshot([method], [event('told', { on: s.int() }, { sticky: true })]))).toEqual([
    'breaking',
  ])
  expect(verdicts({ ...base, known: { words: ['one', 'two'] } })).toEqual(['patch'])
  expect(verdicts({ ...base, known: { words: [] } })).toEqual(['breaking'])
})

test('a change needs its step of the version', () => {
  const at = (version: Version, changed: Method) =>
    uncovered(base, snapshot([changed], [told], version)).length
  const [small, fresh, bad] = [facts({ timeoutMs: 1 }), facts({ errors: ['NO', 'X'] }), facts({ errors: [] })]
  expect([at('1.1.0', small), at('1.1.0', fresh), at('1.1.0', bad)]).toEqual([0, 1, 1])
  expect([at('1.1.1', small), at('1.1.1', fresh), at('1.1.1', bad)]).toEqual([0, 1, 1])
  expect([at('1.2.0', small), at('1.2.0', fresh), at('1.2.0', bad)]).toEqual([0, 0, 1])
  expect([at('2.0.0', small), at('2.0.0', fresh), at('2.0.0', bad)]).toEqual([0, 0, 0])
  expect([at('1.0.9', small), at('1.0.9', method)]).toEqual([1, 1])
})
