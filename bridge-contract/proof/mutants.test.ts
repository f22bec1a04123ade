import { expect, test } from 'vitest'
import { equivalent, mutantsOf, readModules } from './mutate.ts'
import { hunt } from './hunt.ts'

/** What holds the bridge up: the client, the core and the reading of shapes. */
const bearing = /^(client|core)\/|^schema\/(check|define|schema)\.ts$/

test('every fault seeded into the core is noticed by the suite', async () => {
  const modules = readModules()
  const mutants = Array.from(modules).flatMap(([file, code]) =>
    bearing.test(file) ? mutantsOf(file, code) : [],
  )
  expect(mutants.length).toBeGreaterThan(400)

  // The quick check seeds one in eight, `npm test` all of them.
  const seeded = process.env['COMPANION_QUICK'] ? mutants.filter((_, at) => at % 8 === 0) : mutants
  const { survivors, killed, stillborn } = await hunt(seeded)
  const alive = survivors
    .filter(({ file, change }) => !equivalent.some((known) => known.file === file && known.change === change))
    .map(
      ({ file, line, change }) =>
        `${file}:${line} ${change}: ${modules.get(file)?.split('\n')[line - 1]?.trim()}`,
    )
  expect(alive).toEqual([])
  expect(stillborn / seeded.length).toBeLessThan(0.1)
  expect(killed).toBeGreaterThan(seeded.length * 0.8)
})

test('the suite passes on the package as it is', async () => {
  const unchanged = Array.from(readModules(), ([file, code]) => ({ file, line: 0, change: 'none', code }))[0]
  const { survivors } = await hunt(unchanged ? [unchanged] : [])
  expect(survivors).toHaveLength(1)
})
