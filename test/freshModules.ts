import * as fc from 'fast-check'
import { vi } from 'vitest'
import { bootObject } from './bootObject.ts'

// Constants that the build inlines into the shell (`host-shell/build/webpackConfig.ts`).
const versions = { react: '19.3.1', valtio: '2.3.2', shared: '1.0.0', mf: '2.9.2' }
Object.assign(globalThis, { PROVIDED_VERSIONS: versions, companion: bootObject() })

// Test files share a worker. Each must load the product's modules again, like a new page, so that no state is
// shared. Package modules stay loaded, which saves most of the time.
vi.resetModules()

// The quick check runs fewer property-test cases. `npm test` runs them all.
if (process.env['COMPANION_QUICK']) fc.configureGlobal({ numRuns: 20 })
