import { writeGenerated } from '../bridge-contract/generate/generated.ts'
import { runStep } from './runStep.ts'

/**
 * Runs lint, format, types and unused code side by side. Resolves with whether each passed. Writes the
 * generated code of apps first, because `proof/hosts`, the program of all TypeScript, imports it.
 */
export async function staticChecks(): Promise<Readonly<Record<string, boolean>>> {
  await writeGenerated()
  const [lint, format, types, unused] = await Promise.all([
    runStep('oxlint', ['--quiet']),
    runStep('oxfmt', ['--check']),
    runStep('typescript', ['--build', '.', 'bridge-contract/proof/hosts']),
    runStep('knip', []),
  ])
  return { lint, format, types, unused }
}
