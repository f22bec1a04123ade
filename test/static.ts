import { runStep } from './runStep.ts'

const steps = await Promise.all([
  runStep('oxlint', ['--quiet']),
  runStep('oxfmt', ['--check']),
  runStep('typescript', ['--build']),
  runStep('knip', []),
])
process.exitCode = steps.every(Boolean) ? 0 : 1
