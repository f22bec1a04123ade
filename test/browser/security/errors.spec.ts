import { securityErrors } from '../../errorCases/securityErrors.ts'
import { test } from '../fixtures.ts'
import { testErrorCases } from '../testErrorCases.ts'
import { flows } from './flows.ts'

test.use({ expected: /Failed to load resource/ })

// The whole table is met beside the screens, in errors.test.tsx.
testErrorCases(flows, securityErrors)
