import { rmSync } from 'node:fs'
import { paths } from '../host-shell/build/paths.ts'
import { runStep } from './runStep.ts'

const since = Date.now()
rmSync(paths.scratch, { recursive: true, force: true })

// Lint and types share the first core with the format; the tests take both afterwards.
const [lint, format, types, unused] = await Promise.all([
  runStep('oxlint', ['--quiet']),
  runStep('oxfmt', ['--check']),
  runStep('typescript', ['--noEmit', '-p', '.']),
  runStep('knip', []),
])
const tests = await runStep(
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
    FLAG_RUNS: '20000',
    SESSION_RUNS: '2000',
    RELEASE_RUNS: '500',
    COMPANION_QUICK: '1',
  },
)

const results = { lint, format, types, unused, tests }
for (const [name, ok] of Object.entries(results)) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
console.log(`${((Date.now() - since) / 1000).toFixed(1)} s`)
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1
