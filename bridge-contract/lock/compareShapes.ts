import { longestList, longestText } from '../schema/check.ts'
import {
  compareVersions,
  type ChoiceShape,
  type Fields,
  type Schema,
  type Version,
} from '../schema/schema.ts'

/**
 * Pages and apps are renewed each in its own time, so both skews count. `patch` nobody notices; `minor` is there only
 * where both sides are new enough, and can be asked for; `breaking` makes an old page or an old app fail.
 */
type HostResult = 'patch' | 'minor' | 'breaking'

export interface Change {
  readonly what: string
  readonly verdict: HostResult
}

/** `asked` goes from the page to the app, what is not goes from the app to the page. */
export interface Way {
  readonly asked: boolean
  /** The version before the change. */
  readonly lock: Version
}

const change = (verdict: HostResult, what: string): Change => ({ what, verdict })
export const breaking = (what: string): Change => change('breaking', what)
export const minor = (what: string): Change => change('minor', what)
export const patch = (what: string): Change => change('patch', what)

/** A page that asks for more than an old app takes can look before; one that is told more than it takes cannot. */
const wider = ({ asked }: Way, what: string) => (asked ? minor(what) : breaking(what))

interface Ends {
  readonly min?: number
  readonly max?: number | undefined
  readonly pattern?: string
}

function ends(before: Ends, after: Ends, way: Way, at: string, longest: number): readonly Change[] {
  const [least, most] = [(facts: Ends) => facts.min ?? -Infinity, (facts: Ends) => facts.max ?? longest]
  const out: Change[] = []
  if (least(after) > least(before) || most(after) < most(before))
    out.push(breaking(`${at} takes a narrower range`))
  if (least(after) < least(before) || most(after) > most(before))
    out.push(wider(way, `${at} takes a wider range`))
  if (before.pattern !== after.pattern)
    out.push(
      after.pattern === undefined
        ? wider(way, `${at} has no pattern any more`)
        : breaking(`${at} has another pattern`),
    )
  return out
}

function choice(before: ChoiceShape, after: ChoiceShape, way: Way, at: string): readonly Change[] {
  const gone = before.of.filter((word) => !after.of.includes(word))
  const come = after.of.filter((word) => !before.of.includes(word))
  const aged = before.of.filter((word) => before.since?.[word] !== after.since?.[word])
  return [
    ...gone.map((word) => breaking(`${at} has no ${word} any more`)),
    ...aged
      .filter((word) => !gone.includes(word))
      .map((word) => breaking(`${at}=${word} says another since`)),
    ...come.map((word) => {
      const what = `${at} may be ${word}`
      if (!way.asked) return breaking(what)
      const since = after.since?.[word]
      return since && compareVersions(since, way.lock) > 0
        ? minor(what)
        : breaking(`${what}, and does not say since when`)
    }),
  ]
}

function fields(before: Fields, after: Fields, way: Way, at: string): readonly Change[] {
  const come = Object.entries(after).filter(([name]) => !before[name])
  return [
    ...Object.entries(before).flatMap(([name, shape]) => {
      const now = after[name]
      return now ? compareShapes(shape, now, way, `${at}.${name}`) : breaking(`${at}.${name} is gone`)
    }),
    ...come.map(([name, { t }]) =>
      t === 'opt' ? minor(`${at}.${name} is new`) : breaking(`${at}.${name} is new and must be given`),
    ),
  ]
}

/** What changed from one shape to another, for what travels this way. */
export function compareShapes(before: Schema, after: Schema, way: Way, at: string): readonly Change[] {
  if (before.t === 'opt' || after.t === 'opt') {
    const [was, is] = [before.t === 'opt' ? before.of : before, after.t === 'opt' ? after.of : after]
    const inner = compareShapes(was, is, way, at)
    if (before.t === after.t) return inner
    return [after.t === 'opt' ? wider(way, `${at} may be absent`) : breaking(`${at} must be given`), ...inner]
  }
  if (before.t === 'str' && after.t === 'str') return ends(before, after, way, at, longestText)
  if (before.t === 'oneOf' && after.t === 'oneOf') return choice(before, after, way, at)
  if (before.t === 'obj' && after.t === 'obj') return fields(before.fields, after.fields, way, at)
  if (before.t === 'arr' && after.t === 'arr')
    return [
      ...ends(before, after, way, at, longestList),
      ...compareShapes(before.of, after.of, way, `${at}.0`),
    ]
  if (before.t !== after.t || (before.t === 'openOneOf' && before.of !== (after as typeof before).of))
    return [breaking(`${at} is of another kind`)]
  return ends(before as Ends, after as Ends, way, at, Infinity)
}
