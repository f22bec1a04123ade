import { startBackend, type RunningBackend } from '../../mock-api/server.ts'
import { test as base } from './fixtures.ts'

/** Runs a browser test whose page reports to a collector on another origin, as in a team's deployment. */
export const test = base.extend<{ readonly collector: RunningBackend }>({
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  collector: async ({}, provide) => {
    const collector = await startBackend()
    await provide(collector)
    await collector.close()
  },
  config: async ({ collector }, provide) => provide({ health: { endpoint: collector.url } }),
})
