import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from './faults.ts'
import { faultyKit } from './faultyKit.ts'
import type { UnderTest } from './page.ts'
import { play } from './run.ts'
import { scenario } from './scenario.ts'

const depth = Error.stackTraceLimit
beforeAll(() => void (Error.stackTraceLimit = 0))
afterAll(() => void (Error.stackTraceLimit = depth))

const holds = (kit: UnderTest) =>
  fc.asyncProperty(scenario, fc.scheduler(), async (scene, scheduler) => {
    const broken = await play(kit, scene, scheduler)
    if (broken.length > 0) throw new Error(broken.join(', '))
  })

// Every fault meets the same orders of events, so that a fault missed once is always missed.
const runs = { seed: 20_261_121, numRuns: 20_000, endOnFailure: true } as const

test('a copy without a fault keeps the invariants', async () => {
  const result = await fc.check(holds(await faultyKit([])), { ...runs, numRuns: 500 })
  expect(result.failed).toBe(false)
})

describe('the invariants see that', () => {
  test.for(Object.entries(faults))('%s', async ([, edits]) => {
    const result = await fc.check(holds(await faultyKit(edits)), runs)
    expect(result.failed).toBe(true)
    if (process.env['SESSION_SHOW']) console.info(result.numRuns, String(result.errorInstance))
  })
})
