import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from './run.ts'
import { scenario } from './scenario.ts'
import * as product from './underTest.ts'

// `SESSION_RUNS=500000` makes more runs, for an idle machine.
const numRuns = Number(process.env['SESSION_RUNS'] ?? 20_000)

// The runs create hundreds of thousands of errors. Their stacks take time, and nobody reads them.
const depth = Error.stackTraceLimit
beforeAll(async () => {
  Error.stackTraceLimit = 0
  // The session loads this module on demand, which would take longer than a scenario's schedule waits.
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
