import type { BridgeEvent, Method } from '../schema/define.ts'
import { compareVersions, type Version } from '../schema/schema.ts'
import { breaking, compareShapes, minor, patch, type Change } from './compareShapes.ts'
import type { Snapshot } from './snapshot.ts'

const both = ['android', 'ios']

const majorOf = (version: Version) => parseInt(version, 10)

/** What a list lost breaks whoever counts on it; what it gained is new. */
const lists = (
  before: readonly string[] = [],
  after: readonly string[] = [],
  at: string,
  gain: (what: string) => Change = minor,
): readonly Change[] => [
  ...before.filter((word) => !after.includes(word)).map((word) => breaking(`${at} ${word} is gone`)),
  ...after.filter((word) => !before.includes(word)).map((word) => gain(`${at} ${word} is new`)),
]

function removal(before: Method, after: Method, lock: Version): readonly Change[] {
  const { name, removedIn } = after
  if (removedIn === before.removedIn) return []
  const announced = removedIn !== undefined && majorOf(removedIn) > majorOf(lock)
  return [announced ? minor(`${name} will be gone in ${removedIn}`) : breaking(`${name} is removed`)]
}

const quiet = ['timeoutMs', 'coalesce', 'secret', 'web'] as const

function methodChanges(before: Method, after: Method, lock: Version): readonly Change[] {
  const { name } = before
  return [
    ...compareShapes(before.params, after.params, { asked: true, lock }, `${name}.params`),
    ...compareShapes(before.result, after.result, { asked: false, lock }, `${name}.result`),
    ...(before.kind === after.kind ? [] : [breaking(`${name} is answered in another way`)]),
    ...(before.since === after.since ? [] : [breaking(`${name} says another since`)]),
    ...removal(before, after, lock),
    ...lists(before.platforms ?? both, after.platforms ?? both, `${name} on`),
    ...lists(before.errors, after.errors, `${name} code`),
    ...lists(before.legacyNames, after.legacyNames, `${name} older name`, patch),
    ...quiet.filter((fact) => before[fact] !== after[fact]).map((fact) => patch(`${name} ${fact}`)),
  ]
}

function eventChanges(before: BridgeEvent, after: BridgeEvent, lock: Version): readonly Change[] {
  const { name } = before
  return [
    ...compareShapes(before.data, after.data, { asked: false, lock }, `${name}.data`),
    ...(before.since === after.since ? [] : [breaking(`${name} says another since`)]),
    ...(before.sticky === after.sticky
      ? []
      : [after.sticky ? minor(`${name} is kept`) : breaking(`${name} is not kept any more`)]),
  ]
}

type Dated = { readonly since?: Version }
type Named<T> = { readonly [name: string]: T }

function named<T extends Dated>(
  before: Named<T>,
  after: Named<T>,
  lock: Version,
  compare: (before: T, after: T, lock: Version) => readonly Change[],
): readonly Change[] {
  const come = Object.entries(after).filter(([name]) => !before[name])
  return [
    ...Object.entries(before).flatMap(([name, was]) => {
      const is = after[name]
      return is ? compare(was, is, lock) : breaking(`${name} is gone`)
    }),
    ...come.map(([name, { since = '1.0.0' }]) =>
      compareVersions(since, lock) > 0
        ? minor(`${name} is new`)
        : breaking(`${name} is new, and says it came with ${since}`),
    ),
  ]
}

/** Everything that is not as it was when the lock was written. */
export const compareContracts = (lock: Snapshot, now: Snapshot): readonly Change[] => [
  ...named(lock.methods, now.methods, lock.version, methodChanges),
  ...named(lock.events, now.events, lock.version, eventChanges),
  ...Object.entries(lock.known).flatMap(([name, words]) =>
    lists(words, now.known[name], `word ${name}`, patch),
  ),
]

/** The changes the step of the version does not cover: a breaking one needs a new major, a new thing a new minor. */
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
