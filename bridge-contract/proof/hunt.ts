import { Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { readModules, toCommon, type Mutant } from './mutate.ts'

const threads = 2
/**
 * The time without a report, in milliseconds, after which a mutant is treated as stuck in an endless loop.
 */
const stuckAfterMs = 15000

export interface Hunt {
  readonly survivors: readonly Mutant[]
  readonly killed: number
  /** The number of changes that aren't valid JavaScript. */
  readonly stillborn: number
}

function viable(mutants: readonly Mutant[]): Mutant[] {
  return mutants.flatMap((mutant) => {
    try {
      return [{ ...mutant, code: toCommon(mutant.code) }]
    } catch {
      return []
    }
  })
}

/** Runs the suite against every mutant, each until a case fails. Returns the mutants that pass all cases. */
export async function hunt(mutants: readonly Mutant[]): Promise<Hunt> {
  const entryPoints = [fileURLToPath(new URL('worker.ts', import.meta.url))]
  const bundle = buildSync({ entryPoints, bundle: true, platform: 'node', format: 'cjs', write: false })
  const script = bundle.outputFiles[0]?.text ?? ''
  const modules = new Map(Array.from(readModules(), ([file, code]) => [file, toCommon(code)]))
  const viableMutants = viable(mutants)
  const survivors: Mutant[] = []
  let next = 0

  const track = () =>
    new Promise<void>((resolve) => {
      let worker: Worker
      let timer: NodeJS.Timeout
      const give = () => {
        const at = next++
        const mutant = viableMutants[at]
        if (!mutant) return void worker.terminate().then(() => resolve())
        timer = setTimeout(restart, stuckAfterMs)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ at, file: mutant.file, code: mutant.code })
      }
      const restart = () => void worker.terminate().then(start)
      const start = () => {
        worker = new Worker(script, { eval: true, workerData: modules })
        worker.on('message', ({ at, statement }: { at: number; statement: string | undefined }) => {
          clearTimeout(timer)
          const mutant = viableMutants[at]
          if (statement === undefined && mutant) survivors.push(mutant)
          give()
        })
        give()
      }
      start()
    })

  await Promise.all(Array.from({ length: threads }, track))
  return {
    survivors,
    killed: viableMutants.length - survivors.length,
    stillborn: mutants.length - viableMutants.length,
  }
}
