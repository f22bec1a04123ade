import { staticChecks } from './staticChecks.ts'

const results = await staticChecks()
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1
