import { writeGenerated } from '../bridge-contract/generate/generated.ts'
import { staticChecks } from './staticChecks.ts'

await writeGenerated()
const results = await staticChecks()
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1
