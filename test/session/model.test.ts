import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from './run.ts'
import { scenario } from './scenario.ts'
import * as product from './underTest.ts'

// Set SESSION_RUNS=500000 for more runs on an idle machine.
const numRuns = Number(process.env['SESSION_RUNS'] ?? 20_000)

// The runs create hundreds of thousands of errors whose stacks nobody reads.
const depth = Error.stackTraceLimit
beforeAll(async () => {
  Error.stackTraceLimit = 0
  // The session loads it on demand, which takes longer than a scenario's schedule waits.
  await import('@companion/shared/session/tokenRefresh')
})
afterAll(() => void (Error.stackTraceLimit = depth))

test(`the session keeps its invariants under ${numRuns} schedules`, { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, fc.scheduler(), async (scene, scheduler) => {
      expect(await play(product, scene, scheduler)).toEqual([])
    }),
    { numRuns },
  )
})
