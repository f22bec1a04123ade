import { describe, test } from 'vitest'
import * as library from '../index.ts'
import { subjects } from './cases.ts'

describe.each(Object.entries(subjects))('%s', (_subject, cases) => {
  test.each(Object.entries(cases))('%s', (_statement, holds) => holds(library))
})
