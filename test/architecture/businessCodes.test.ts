import { expect, test } from 'vitest'
import { businessCodes } from '@companion/shared/http/businessCodes'
import { specCodes } from '@companion/shared/http/codes'
import { read, sourceFiles } from './sources.ts'

/** Returns the codes that a file passes to `withOwnCodes`. */
const codesIn = (source: string): number[] =>
  [...source.matchAll(/withOwnCodes\([^{}]*\{([^}]*)\}/g)].flatMap(([, table = '']) =>
    Array.from(table.matchAll(/(\d+):/g), ([, code]) => Number(code)),
  )

test('no remote’s own business code means something else already: to the page, or to another remote', () => {
  const owners = new Map<number, string>()
  const taken: string[] = []
  for (const file of sourceFiles(/^remotes\/.*(?<!\.test)\.tsx?$/))
    for (const code of codesIn(read(file))) {
      const owner = specCodes.get(code) ?? businessCodes.get(code)?.key ?? owners.get(code)
      if (owner) taken.push(`${file}: ${code} is ${owner} already`)
      owners.set(code, file)
    }
  expect(taken).toEqual([])
})

test('the rule sees the codes of a table', () => {
  expect(codesIn("withOwnCodes(send, { 49001: 'goalTooHigh', 49002: 'x' }, textsIn)")).toEqual([49001, 49002])
})
