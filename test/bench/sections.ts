import { measureBuilds } from './sections/builds.ts'
import { measureEdit } from './sections/edit.ts'
import { measureFleet } from './sections/fleet.ts'
import { measureMoves } from './sections/moves.ts'
import { measureSwaps } from './sections/swaps.ts'
import type { SectionContext } from './progress.ts'
import type { Figure } from './statistics.ts'

/** Measurements of the product alone. Each rejects with the reason if it fails. */
const sections = {
  swap: measureSwaps,
  moves: measureMoves,
  fleet: measureFleet,
  builds: measureBuilds,
  edit: measureEdit,
} as const satisfies Readonly<Record<string, (context: SectionContext) => Promise<readonly Figure[]>>>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]

export interface SectionRow extends Figure {
  readonly name: SectionName
}

/** Measures the product alone, section by section. Reports a failure and continues with the next section. */
export async function measureSections(
  wanted: readonly SectionName[],
  context: SectionContext,
): Promise<{ readonly rows: readonly SectionRow[]; readonly failures: readonly string[] }> {
  const rows: SectionRow[] = []
  const failures: string[] = []
  for (const name of wanted)
    await sections[name](context).then(
      (found) => void rows.push(...found.map((row) => ({ name, ...row }))),
      (failure: unknown) =>
        void failures.push(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`),
    )
  return { rows, failures }
}
