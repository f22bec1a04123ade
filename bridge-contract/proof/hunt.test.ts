import { expect, test } from 'vitest'
import { mutantsOf, readModules, toCommon, type Mutant } from './mutate.ts'
import { hunt } from './hunt.ts'

/** The files that must not contain an unnoticed fault: the client, the core and the shape checks. */
const bearing = /^(client|core)\/|^schema\/(check|define|schema)\.ts$/

/**
 * Mutants without an observable effect, with the reason. The suite must kill every other mutant. A mutant's
 * name consists of file, enclosing declarations, syntax node and change, so reformatting doesn't affect it.
 * After a rename or a move, a test fails because the old name has no mutant.
 */
const equivalent: { readonly [mutant: string]: string } = {
  'client/supports.ts createSupports.contract: Literal "1.0.0" → "1.0.0~"':
    'An odd end is younger than the version and older than the next: no comparison turns out differently.',
  'core/clock.ts visibleTime.from: Literal 0 → 1':
    'The beginning is always set before a timer runs, and read only after one has.',
  'core/core.ts createCore.wire: Literal "" → "~"':
    'Any name shows whether the transport can tell what the app has.',
  'core/outcome.ts causes.HOST_THREW: Literal /^/ → /(?:)/': 'Both fit every text.',
}

const nameOf = ({ file, site, node, change }: Mutant) => `${file} ${site}: ${node} ${change}`

const mutants = Array.from(readModules()).flatMap(([file, code]) =>
  bearing.test(file) ? mutantsOf(file, code) : [],
)

test('every fault seeded into the core is noticed by the suite', async () => {
  expect(mutants.length).toBeGreaterThan(500)
  // The quick check runs one mutant in eight, `npm test` all of them.
  const seeded = process.env['COMPANION_QUICK'] ? mutants.filter((_, at) => at % 8 === 0) : mutants
  const { survivors, killed, stillborn } = await hunt(seeded)
  expect(survivors.map(nameOf).filter((name) => !Object.hasOwn(equivalent, name))).toEqual([])
  expect(stillborn / seeded.length).toBeLessThan(0.1)
  expect(killed).toBeGreaterThan(seeded.length * 0.8)
})

test('what is listed as equivalent is one mutant each, and survives', async () => {
  const listed = mutants.filter((mutant) => Object.hasOwn(equivalent, nameOf(mutant)))
  expect(listed.map(nameOf).toSorted(), 'renamed, moved or ambiguous: name it anew in `equivalent`').toEqual(
    Object.keys(equivalent).toSorted(),
  )
  const { survivors } = await hunt(listed)
  expect(survivors.map(nameOf).toSorted(), 'the suite notices it now: take it out of `equivalent`').toEqual(
    Object.keys(equivalent).toSorted(),
  )
})

test('the suite passes on the package as it is', async () => {
  const [[file, code] = ['', '']] = Array.from(readModules())
  const { survivors } = await hunt([{ file, site: '', node: 'Program', change: 'none', code }])
  expect(survivors).toHaveLength(1)
})

test('faults are seeded by the syntax tree: no format of the code hides or moves one', () => {
  const names = (code: string) => mutantsOf('a.js', toCommon(code)).map(nameOf)
  expect(names('const f = (a = "x") => { return a?.b === 1 ? !a : /y/ }')).toEqual(
    names('const f=(a=\n"x"// a comment\n)=>{return a\n?.b===/* ? */1?!a:/y/}'),
  )
  expect(names('function f() { let from = 4 / 2 }')).toEqual([
    'a.js f.from: Literal 4 → 5',
    'a.js f.from: Literal 2 → 3',
  ])
})
