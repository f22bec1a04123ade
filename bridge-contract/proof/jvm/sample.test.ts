import { describe, expect, test } from 'vitest'
import { kotlinc } from './machine.ts'
import { compileSample } from './sample.ts'

const compiler = kotlinc()
const missing = compiler
  ? ''
  : ': `npm ci --prefix bridge-contract/proof/compilers` installs it; it needs Java'

describe.skipIf(!compiler)(`the sample for Android${missing}`, () => {
  test('compiles, warnings counting as errors', () => {
    expect(() => compileSample(compiler ?? '')).not.toThrow()
  })
})
