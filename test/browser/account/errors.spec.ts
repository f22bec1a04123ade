import { accountErrors } from '../../errorCases/accountErrors.ts'
import { test } from '../fixtures.ts'
import { testErrorCases } from '../testErrorCases.ts'
import { flows } from './flows.ts'

test.use({ expected: /Failed to load resource/ })

// Runs only the lines for browsers. test/errorCases/accountErrors.test.tsx runs the whole table.
testErrorCases(flows, accountErrors)
