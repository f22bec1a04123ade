import { describe, it } from 'vitest'
import * as library from '../index.ts'
import { subjects } from './cases.ts'

for (const [subject, cases] of Object.entries(subjects))
  describe(subject, () => {
    for (const [statement, holds] of Object.entries(cases)) it(statement, () => holds(library))
  })
