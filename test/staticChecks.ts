import { writeGenerated } from '../bridge-contract/generate/generated.ts'
import { runStep } from './runStep.ts'

/**
 * Runs lint, format, types and unused code side by side; resolves with whether each passed. Writes the generated
 * code of apps first: `proof/hosts` is the program of all TypeScript that imports it.
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
