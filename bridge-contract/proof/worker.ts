import { dirname, join, normalize } from 'node:path/posix'
import { parentPort, workerData } from 'node:worker_threads'
import { subjects } from './cases.ts'
import type { Library } from './kit.ts'

/** Runs in its own thread, so that a mutant can hang or throw without harm. */

type Run = (require: (path: string) => unknown, exports: object, module: { exports: object }) => void
const modules = workerData as ReadonlyMap<string, string>
const limitMs = 4000

function link(changed: string, code: string): Library {
  const loaded = new Map<string, { exports: object }>()
  const load = (file: string): object => {
    const there = loaded.get(file)
    if (there) return there.exports
    const module = { exports: {} }
    loaded.set(file, module)
    const source = file === changed ? code : (modules.get(file) ?? '')
    // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what it is for
    const run = new Function('require', 'exports', 'module', source) as Run
    run((path) => load(normalize(join(dirname(file), path))), module.exports, module)
    return module.exports
  }
  return load('index.ts') as Library
}

const cases = Object.values(subjects).flatMap((subject) => Object.entries(subject))

async function killer(file: string, code: string): Promise<string | undefined> {
  let lib: Library
  try {
    lib = link(file, code)
  } catch {
    return 'does not load'
  }
  for (const [at, [statement, holds]] of cases.entries()) {
    let timer: NodeJS.Timeout | undefined
    try {
      const late = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('hangs')), limitMs)
      })
      await Promise.race([holds(lib), late])
    } catch {
      // Run this case first for the next mutant. It probably fails again, because neighbouring mutants change
      // the same lines.
      cases.unshift(...cases.splice(at, 1))
      return statement
    } finally {
      clearTimeout(timer)
    }
  }
  return undefined
}

process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})
parentPort?.on('message', ({ at, file, code }: { at: number; file: string; code: string }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void killer(file, code).then((statement) => parentPort?.postMessage({ at, statement }))
})
