import { securityErrors } from '../../errorCases/securityErrors.ts'
import { test } from '../fixtures.ts'
import { testErrorCases } from '../testErrorCases.ts'
import { flows } from './flows.ts'

test.use({ expected: /Failed to load resource/ })

// The whole table runs in test/errorCases/securityErrors.test.tsx.
testErrorCases(flows, securityErrors)
