import { longestList, longestText } from '../schema/check.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import { compareVersions, type ChoiceShape, type Schema, type Version } from '../schema/schema.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The effect of a change. `patch` doesn't affect compatibility. `minor` only works with a new page and a new
 * app, which `supports()` detects. `breaking` fails in an old page or app.
 */
type Verdict = 'patch' | 'minor' | 'breaking'

interface Change {
  readonly what: string
  readonly verdict: Verdict
}

/**
 * The direction of a value. Parameters go from the page to the app (`asked`), results and events from the app
 * to the page.
 */
interface Way {
  readonly asked: boolean
  /** The version of the locked contract. */
  readonly lock: Version
}

type Compare<T> = (before: T, after: T, way: Way, at: string) => readonly Change[]
type Named<T> = { readonly [name: string]: T }

const when = (changed: boolean, verdict: Verdict, what: string): Change[] =>
  changed ? [{ what, verdict }] : []
const breaking = (what: string): Change => ({ what, verdict: 'breaking' })

/**
 * Returns the verdict on a wider shape. A page can call `supports()` before it sends a wider parameter to an
 * old app. An old page gets no such warning before a wider result.
 */
const wider = ({ asked }: Way): Verdict => (asked ? 'minor' : 'breaking')

/**
 * Returns the change of an addition. It's only `minor` if its `since` is later than the locked version,
 * otherwise `supports()` can't exclude the apps of that version.
 */
const dated = (since: string | undefined, { lock }: Way, what: string): Change =>
  since && compareVersions(since, lock) > 0
    ? { what, verdict: 'minor' }
    : breaking(`${what}, and does not say since when`)

/**
 * Compares two records entry by entry. A removed entry is `breaking`. `added` returns the change of a new
 * one.
 */
const members = <T>(
  before: Named<T>,
  after: Named<T>,
  [way, at]: readonly [Way, string],
  compare: Compare<T>,
  added: (is: T, what: string) => Change,
): readonly Change[] => [
  ...Object.entries(before).flatMap(([name, was]) => {
    const is = after[name]
    return is ? compare(was, is, way, at + name) : breaking(`${at}${name} is gone`)
  }),
  ...Object.entries(after).flatMap(([name, is]) => (before[name] ? [] : added(is, `${at}${name} is new`))),
]

interface Ends {
  readonly min?: number
  readonly max?: number | undefined
  readonly pattern?: string
}

function ends(before: Ends, after: Ends, way: Way, at: string, longest: number): readonly Change[] {
  const [least, most] = [(facts: Ends) => facts.min ?? -Infinity, (facts: Ends) => facts.max ?? longest]
  const isNarrower = least(after) > least(before) || most(after) < most(before)
  const isWider = least(after) < least(before) || most(after) > most(before)
  const hasPattern = after.pattern !== undefined
  return [
    ...when(isNarrower, 'breaking', `${at} takes a narrower range`),
    ...when(isWider, wider(way), `${at} takes a wider range`),
    ...when(
      before.pattern !== after.pattern,
      hasPattern ? 'breaking' : wider(way),
      `${at} has another pattern`,
    ),
  ]
}

const choice: Compare<ChoiceShape> = (before, after, way, at) => [
  ...before.of.flatMap((word) =>
    after.of.includes(word)
      ? when(before.since?.[word] !== after.since?.[word], 'breaking', `${at}=${word} says another since`)
      : breaking(`${at} has no ${word} any more`),
  ),
  ...after.of
    .filter((word) => !before.of.includes(word))
    .map((word) => {
      const what = `${at} may be ${word}`
      return way.asked ? dated(after.since?.[word], way, what) : breaking(what)
    }),
]

/** Returns the changes from one shape to another, for a value that travels in direction `way`. */
export const compareShapes: Compare<Schema> = (before, after, way, at) => {
  if (before.t === 'opt' || after.t === 'opt') {
    const [was, is] = [before.t === 'opt' ? before.of : before, after.t === 'opt' ? after.of : after]
    const [verdict, what] =
      after.t === 'opt' ? ([wider(way), 'may be absent'] as const) : (['breaking', 'must be given'] as const)
    return [...when(before.t !== after.t, verdict, `${at} ${what}`), ...compareShapes(was, is, way, at)]
  }
  if (before.t === 'str' && after.t === 'str') return ends(before, after, way, at, longestText)
  if (before.t === 'oneOf' && after.t === 'oneOf') return choice(before, after, way, at)
  if (before.t === 'obj' && after.t === 'obj')
    return members(before.fields, after.fields, [way, `${at}.`], compareShapes, ({ t }, what) =>
      t === 'opt' ? { what, verdict: 'minor' } : breaking(`${what} and must be given`),
    )
  if (before.t === 'arr' && after.t === 'arr')
    return [
      ...ends(before, after, way, at, longestList),
      ...compareShapes(before.of, after.of, way, `${at}.0`),
    ]
  if (before.t !== after.t || (before.t === 'openOneOf' && before.of !== (after as typeof before).of))
    return [breaking(`${at} is of another kind`)]
  return ends(before as Ends, after as Ends, way, at, Infinity)
}

/** Compares two lists of words. A removed word is `breaking`. A new one has the verdict `growth`. */
const lists = (
  before: readonly string[] = [],
  after: readonly string[] = [],
  at: string,
  growth: Verdict = 'minor',
): readonly Change[] => [
  ...before.flatMap((word) => when(!after.includes(word), 'breaking', `${at} ${word} is gone`)),
  ...after.flatMap((word) => when(!before.includes(word), growth, `${at} ${word} is new`)),
]

const majorOf = (version: Version) => parseInt(version, 10)

const bothPlatforms = ['android', 'ios']
const unnoticed = ['timeoutMs', 'coalesce', 'secret', 'web'] as const

const methodChanges: Compare<Method> = (before, after, { lock }, name) => {
  const { removedIn } = after
  const announced = removedIn !== undefined && majorOf(removedIn) > majorOf(lock)
  return [
    ...compareShapes(before.params, after.params, { asked: true, lock }, `${name}.params`),
    ...compareShapes(before.result, after.result, { asked: false, lock }, `${name}.result`),
    ...when(before.kind !== after.kind, 'breaking', `${name} is answered in another way`),
    ...when(before.since !== after.since, 'breaking', `${name} says another since`),
    ...when(
      before.removedIn !== removedIn,
      announced ? 'minor' : 'breaking',
      `${name} says another removedIn`,
    ),
    ...lists(before.platforms ?? bothPlatforms, after.platforms ?? bothPlatforms, `${name} on`),
    ...lists(before.errors, after.errors, `${name} code`),
    ...lists(before.legacyNames, after.legacyNames, `${name} older name`, 'patch'),
    ...unnoticed.flatMap((fact) => when(before[fact] !== after[fact], 'patch', `${name} ${fact}`)),
  ]
}

const eventChanges: Compare<BridgeEvent> = (before, after, way, name) => [
  ...compareShapes(before.data, after.data, way, `${name}.data`),
  ...when(before.since !== after.since, 'breaking', `${name} says another since`),
  ...when(before.sticky !== after.sticky, after.sticky ? 'minor' : 'breaking', `${name} is or is not sticky`),
]

/** Returns every change since the lock was written. */
export function compareContracts(lock: Snapshot, now: Snapshot): readonly Change[] {
  const way: Way = { asked: false, lock: lock.version }
  const added = ({ since }: { readonly since?: Version }, what: string) => dated(since, way, what)
  return [
    ...members(lock.methods, now.methods, [way, ''], methodChanges, added),
    ...members(lock.events, now.events, [way, ''], eventChanges, added),
    ...Object.entries(lock.known).flatMap(([name, words]) =>
      lists(words, now.known[name], `word ${name}`, 'patch'),
    ),
  ]
}

/**
 * Returns the changes that the version bump doesn't cover. A breaking change needs a new major version, an
 * addition a new minor one.
 */
export function uncovered(lock: Snapshot, now: Snapshot): readonly Change[] {
  if (compareVersions(now.version, lock.version) < 0)
    return [breaking(`the version goes back from ${lock.version} to ${now.version}`)]
  if (majorOf(now.version) > majorOf(lock.version)) return []
  const minorOf = ({ version }: Snapshot) => version.split('.')[1]
  const stepped = minorOf(now) !== minorOf(lock)
  return compareContracts(lock, now).filter(
    ({ verdict }) => verdict === 'breaking' || (verdict === 'minor' && !stepped),
  )
}
