import { runStep } from './runStep.ts'

/**
 * Runs lint, format, types and unused code side by side, and resolves with whether each passed. The generated
 * code of apps must be there, because `proof/hosts` is the program of the TypeScript that imports it.
 */
export async function staticChecks(): Promise<Readonly<Record<string, boolean>>> {
  const [lint, format, types, unused] = await Promise.all([
    runStep('oxlint', ['--quiet']),
    runStep('oxfmt', ['--check']),
    runStep('typescript', ['--build', '.', 'bridge-contract/proof/hosts']),
    runStep('knip', []),
  ])
  return { lint, format, types, unused }
}
