import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from './run.ts'
import { scenario } from './scenario.ts'
import * as product from './underTest.ts'

// More of them on a quiet machine: SESSION_RUNS=500000.
const numRuns = Number(process.env['SESSION_RUNS'] ?? 20_000)

// Hundreds of thousands of failures are made on the way; nobody reads where.
const depth = Error.stackTraceLimit
beforeAll(async () => {
  Error.stackTraceLimit = 0
  // The session loads it when it is needed, for longer than a scenario's schedule waits.
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
