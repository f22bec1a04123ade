import { securityErrors } from '../../errorCases/securityErrors.ts'
import { test } from '../fixtures.ts'
import { testErrorCases } from '../testErrorCases.ts'
import { flows } from './flows.ts'

test.use({ expected: /Failed to load resource/ })

// test/errorCases/securityErrors.test.tsx has the whole table.
testErrorCases(flows, securityErrors)
