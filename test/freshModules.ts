import * as fc from 'fast-check'
import { vi } from 'vitest'

// What the build writes into the shell (`host-shell/build/webpackConfig.ts`).
const versions = { react: '19.3.1', valtio: '2.3.2', shared: '1.0.0', mf: '2.9.2' }
Object.assign(globalThis, { PROVIDED_VERSIONS: versions })

// Files share a worker, and each still finds the product's modules as a new page does; what comes
// from packages stays loaded, and that is where the time goes.
vi.resetModules()

// The quick check tries fewer of all the values that a rule must hold for; `npm test` tries them all.
if (process.env['COMPANION_QUICK']) fc.configureGlobal({ numRuns: 20 })
