import { describe, expect, test } from 'vitest'
import { kotlinc } from './machine.ts'
import { compileSample } from './sample.ts'

const compiler = kotlinc()
const missing = compiler
  ? ''
  : ': `npm ci --prefix bridge-contract/proof/compilers` installs it; it needs Java'

describe.skipIf(!compiler)(`the sample for Android${missing}`, () => {
  test('compiles, warnings counting as errors, and opens a lost page twice within a minute', () => {
    const times = [0, 10_000, 20_000, 59_999, 60_000, 69_999, 70_000]
    expect(compileSample(compiler ?? '', times)).toEqual([true, true, false, false, true, false, true])
  })
})
