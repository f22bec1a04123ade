import { describe, test } from 'vitest'
import * as library from '../index.ts'
import { subjects } from './cases.ts'

for (const [subject, cases] of Object.entries(subjects))
  describe(subject, () => {
    for (const [statement, holds] of Object.entries(cases)) test(statement, () => holds(library))
  })
