import { answers } from './cases/answers.ts'
import { calls } from './cases/calls.ts'
import { copies } from './cases/copies.ts'
import { transport } from './cases/door.ts'
import { endings } from './cases/endings.ts'
import { events } from './cases/events.ts'
import { fallbacks } from './cases/fallbacks.ts'
import { late } from './cases/late.ts'
import { refusals } from './cases/refusals.ts'
import { results } from './cases/results.ts'
import { shapes } from './cases/shapes.ts'
import { sharing } from './cases/sharing.ts'
import { support } from './cases/support.ts'
import { time } from './cases/time.ts'
import { trace } from './cases/trace.ts'
import type { Cases } from './kit.ts'

/** Every guarantee of the bridge, by subject. */
export const subjects: { readonly [subject: string]: Cases } = {
  shapes,
  copies,
  calls,
  results,
  endings,
  refusals,
  time,
  late,
  transport,
  answers,
  events,
  trace,
  support,
  fallbacks,
  sharing,
}
