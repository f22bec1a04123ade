import { calls } from './cases/calls.ts'
import { door } from './cases/door.ts'
import { endings } from './cases/endings.ts'
import { events } from './cases/events.ts'
import { shapes } from './cases/shapes.ts'
import { sharing } from './cases/sharing.ts'
import { support } from './cases/support.ts'
import { time } from './cases/time.ts'
import type { Cases } from './kit.ts'

/** Everything the bridge promises, by subject. */
export const subjects: { readonly [subject: string]: Cases } = {
  shapes,
  calls,
  endings,
  time,
  door,
  events,
  support,
  sharing,
}
