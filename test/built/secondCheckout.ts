import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuiltRelease } from '../../host-shell/build/builds.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { checkOutAgain } from '../checkOutAgain.ts'

/** A change to a file's text. */
export type Edit = readonly [file: string, change: (text: string) => string]

/** Package name → its build. */
export type Builds = Readonly<Record<string, Pick<BuiltRelease, 'id' | 'dir'>>>

/** Program that prints the builds of all packages. */
const buildAll = `
  import { buildPackages } from './host-shell/build/builds.ts'
  import { remoteNames } from './host-shell/build/remotes.ts'
  const { shell, remotes } = await buildPackages(remoteNames(), 'production', () => {})
  console.log(JSON.stringify(Object.fromEntries([shell, ...remotes].map(({ remote, id, dir }) => [remote, { id, dir }]))))`

/**
 * Program that builds, reverts changes (file → text), builds again with the same compilers, and prints the
 * builds.
 */
const rebuild = `
  import { rmSync, writeFileSync } from 'node:fs'
  import webpack from 'webpack'
  import config from './webpack.config.ts'
  import { releaseOf } from './host-shell/build/releasePlugin.ts'
  const compiler = webpack(config({}, {}).filter(({ name }) => ['shell', 'pay'].includes(name)))
  const run = () => new Promise((done, failed) => compiler.run((failure, stats) => failure ? failed(failure) : done(stats)))
  await run()
  for (const [file, text] of JSON.parse(process.argv[2])) {
    rmSync(file)
    writeFileSync(file, text)
  }
  const { stats } = await run()
  console.log(JSON.stringify(Object.fromEntries(stats.map(({ compilation }) =>
    [compilation.name, { id: releaseOf(compilation).id, dir: compilation.getPath(compilation.outputOptions.path, {}) }]))))`

/**
 * Creates a second checkout of the same files in a folder below `scratch`. Its programs run with a different
 * language, time zone and home folder.
 */
export function secondCheckout(scratch: string) {
  const root = join(scratch, 'another name', 'and', 'a longer path', 'companion-2')
  checkOutAgain(paths.root, root)

  const run = async (program: string, ...args: readonly string[]): Promise<Builds> => {
    const home = join(scratch, 'home')
    await mkdir(home, { recursive: true })
    const elsewhere = { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', HOME: home }
    writeFileSync(join(root, 'program.mts'), program)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'program.mts', ...args],
      { cwd: root, env: { ...process.env, ...elsewhere } },
    )
    return JSON.parse(stdout) as Builds
  }

  return {
    root,
    /**
     * Changes files by replacing their hard links, so that this checkout's files stay the same. Returns the
     * previous texts.
     */
    edit: (edits: readonly Edit[]) =>
      edits.map(([file, change]) => {
        const path = join(root, file)
        const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
        rmSync(path, { force: true })
        writeFileSync(path, change(text))
        return [file, text] as const
      }),
    /** Rebuilds the changed packages. */
    build: () => run(buildAll),
    /** Builds shell and pay, reverts texts (file → text), and rebuilds with the same compilers. */
    rebuild: (before: readonly (readonly [file: string, text: string])[]) =>
      run(rebuild, JSON.stringify(before)),
  }
}
