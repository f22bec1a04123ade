import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { currentShell } from './buildPackage.ts'
import { paths } from './paths.ts'
import { buildDigest, currentRelease } from './releaseId.ts'
import { remoteNames } from './remotes.ts'
import type { BuildMode } from './buildCache.ts'
import type { BuildAnswer, BuildOrder } from './worker.ts'

type Report = (line: string) => void

const worker = resolve(paths.root, 'host-shell/build/worker.ts')

/** Starts a process that builds packages. */
const startWorker = (): ChildProcess =>
  fork(worker, {
    cwd: paths.root,
    // Modules and their syntax trees live longer than a small new space lasts: copying them took a tenth of a build.
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
  })

function ask(child: ChildProcess, order: BuildOrder): Promise<string> {
  return new Promise((done, failed) => {
    const ended = (code: number | null, signal: string | null) =>
      failed(new Error(`${order.name} could not be built: its process ended (${signal ?? code})`))
    child.once('exit', ended)
    child.once('message', (answer: BuildAnswer) => {
      child.off('exit', ended)
      if ('line' in answer) done(answer.line)
      else failed(new Error(`${order.name} could not be built:\n${answer.error}`))
    })
    child.send(order, (failure) => failure && failed(failure))
  })
}

/** Builds packages in processes of their own, as many at a time as there are processors. */
interface Builders {
  /** Rejects with the first failure. */
  readonly build: (names: readonly string[], report: Report, mode: BuildMode) => Promise<void>
  /** Lets the processes write their caches and end. */
  readonly end: () => void
}

/** What building processes have read in: others take their places when it has changed. */
const readIn = () => buildDigest(remoteNames().map((remote) => `remotes/${remote}/manifest.ts`))

export function startBuilders(): Builders {
  let children: (ChildProcess | undefined)[] = []
  let startedFrom = ''
  /** Which process has the compiler of a package. */
  const homes = new Map<string, number>()

  const end = () => {
    for (const child of children) if (child?.connected) child.disconnect()
    children = []
    homes.clear()
  }

  const build: Builders['build'] = async (names, report, mode) => {
    if (!names.length) return
    report(`to build: ${names.join(', ')}`)
    const from = readIn()
    if (from !== startedFrom) end()
    startedFrom = from
    const left = [...names]
    let done = 0
    const work = async (_: unknown, at: number): Promise<void> => {
      for (;;) {
        const next = left.findIndex((name) => (homes.get(name) ?? at) === at)
        if (next < 0) return
        const [name = ''] = left.splice(next, 1)
        homes.set(name, at)
        if (!children[at]?.connected) children[at] = startWorker()
        const line = await ask(children[at], { name, mode })
        report(names.length > 1 ? `${line} (${++done} of ${names.length})` : line)
      }
    }
    // All have ended when this does, or the next build would take their answers for its own.
    const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  return { build, end }
}

/** Builds packages and keeps nothing running. Rejects with the first failure. */
export async function buildAll(names: readonly string[], report: Report, mode: BuildMode): Promise<void> {
  const builders = startBuilders()
  await builders.build(names, report, mode).finally(builders.end)
}

/** Of the shell and the given remotes those without a build of their present sources, the slowest first. */
export function stalePackages(
  wanted: readonly string[] = remoteNames(),
  { minimize }: BuildMode = { minimize: true },
): string[] {
  const remotes = wanted.filter((remote) => {
    const { id } = currentRelease(remote, minimize)
    return !existsSync(resolve(paths.build, 'r', remote, id, 'release.json'))
  })
  return existsSync(resolve(currentShell(minimize).dir, 'document.json'))
    ? remotes
    : ['host-shell', ...remotes]
}
