import { accountErrors } from '../../errorCases/accountErrors.ts'
import { test } from '../fixtures.ts'
import { testErrorCases } from '../testErrorCases.ts'
import { flows } from './flows.ts'

test.use({ expected: /Failed to load resource/ })

// The whole table runs in test/errorCases/accountErrors.test.tsx.
testErrorCases(flows, accountErrors)
