import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import { buildFolder, recordOf } from './buildRecord.ts'
import { inputDigest, type Mode } from './inputDigest.ts'
import { documentFile, type DocumentParts } from './documentParts.ts'
import { paths } from './paths.ts'
import { draftId, releaseId, type ReleaseId } from './releaseId.ts'

/** A built release and its folder. */
export interface BuiltRelease extends ReleaseId {
  readonly dir: string
}

/** A built shell and the parts of its documents. */
export interface BuiltShell extends BuiltRelease {
  readonly parts: DocumentParts
}

/** Returns the build of a package's current sources, or undefined if there is none. */
export function findBuild(remote: string, mode: Mode = 'production'): BuiltRelease | undefined {
  const record = recordOf(remote, inputDigest(remote, mode))
  const id = existsSync(record) && readFileSync(record, 'utf8')
  if (!id) return undefined
  const { version } = draftId(remote)
  const dir = resolve(buildFolder(remote), id)
  if (!existsSync(resolve(dir, 'release.json'))) return undefined
  return { ...releaseId(remote, version, id.slice(version.length + 1)), dir }
}

const cli = resolve(paths.root, 'node_modules/webpack-cli/bin/cli.js')

/** Runs webpack for one package. Rejects with webpack's output if the build fails or has warnings. */
const runWebpack = (remote: string, mode: Mode): Promise<void> =>
  new Promise((done, failed) => {
    // Modules and syntax trees live longer than V8's default new space allows. Copying them took a tenth of a
    // build's time.
    const node = ['--max-semi-space-size=64', '--import', 'tsx', cli]
    const args = [...node, '--config-name', remote, '--mode', mode, '--fail-on-warnings', '--no-color']
    const child = spawn(process.execPath, args, { cwd: paths.root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      if (code === 0) done()
      else failed(new Error(`${remote} could not be built (${signal ?? code}):\n${output.trim()}`))
    })
  })

/**
 * Returns the build of a remote or the shell. Builds the package first if there's no build of its current
 * sources.
 */
export async function buildRemote(remote: string, mode: Mode = 'production'): Promise<BuiltRelease> {
  const known = findBuild(remote, mode)
  if (known) return known
  await runWebpack(remote, mode)
  const built = findBuild(remote, mode)
  if (!built) throw new Error(`the sources of ${remote} changed while it was built`)
  return built
}

/** Adds the parts of the shell's HTML documents, which are read from the build's folder. */
export const withParts = (built: BuiltRelease): BuiltShell => ({
  ...built,
  parts: JSON.parse(readFileSync(resolve(built.dir, documentFile), 'utf8')) as DocumentParts,
})

/** Returns the build of the shell. Builds it first if there's no build of its current sources. */
export const buildShell = async (mode: Mode = 'production'): Promise<BuiltShell> =>
  withParts(await buildRemote(shellName, mode))

export interface Builds {
  readonly shell: BuiltShell
  readonly remotes: readonly BuiltRelease[]
}

/**
 * Builds the shell and those remotes that have no build of their current sources. Runs one webpack process
 * per package, as many in parallel as there are processors. If builds fail, waits for the others and then
 * rejects with one of the failures.
 */
export async function buildPackages(
  remotes: readonly string[],
  mode: Mode,
  report: (line: string) => void,
): Promise<Builds> {
  const all = [shellName, ...remotes]
  const missing = all.filter((remote) => !findBuild(remote, mode))
  if (missing.length) report(`to build: ${missing.join(', ')}`)
  const left = missing.values()
  let done = 0
  const work = async () => {
    for (const remote of left) {
      const since = Date.now()
      const { id } = await buildRemote(remote, mode)
      const seconds = ((Date.now() - since) / 1000).toFixed(1)
      report(`${remote} ${id} ${seconds} s (${++done} of ${missing.length})`)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: availableParallelism() }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const built = Promise.all(remotes.map((remote) => buildRemote(remote, mode)))
  const [shell, others] = await Promise.all([buildShell(mode), built])
  return { shell, remotes: others }
}
