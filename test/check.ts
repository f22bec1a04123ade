import { rmSync } from 'node:fs'
import { writeGenerated } from '../bridge-contract/generate/generated.ts'
import { paths } from '../host-shell/build/paths.ts'
import { runStep } from './runStep.ts'
import { staticChecks } from './staticChecks.ts'

const since = Date.now()
rmSync(paths.scratch, { recursive: true, force: true })

// Before the checks start: the tests write it too, and a compiler could read a half-written file.
await writeGenerated()
// Everything runs in parallel, because screen tests spend half of their time waiting for the mock API.
const [checks, tests] = await Promise.all([
  staticChecks(),
  runStep(
    'vitest',
    [
      'run',
      '--config',
      'test/vitest.config.ts',
      '--reporter=dot',
      '--project',
      'logic',
      '--project',
      'screens',
    ],
    {
      FLAG_RUNS: '5000',
      SESSION_RUNS: '500',
      RELEASE_RUNS: '200',
      COMPANION_QUICK: '1',
    },
  ),
])

const results = { ...checks, tests }
for (const [name, ok] of Object.entries(results)) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
console.log(`${((Date.now() - since) / 1000).toFixed(1)} s`)
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1
