import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Configuration } from 'webpack'
import { paths } from './paths.ts'
import { buildDigest } from './releaseId.ts'

const folder = resolve(paths.work, 'cache')

/** Without `minimize` a build is for developers: quicker to make, with React's own warnings and with tools of its own. */
export interface BuildMode {
  readonly minimize: boolean
  /** The compiler stays for the next build of the package, which compiles what has changed alone (`compile.ts`). */
  readonly keep?: boolean
}

/** How something is compiled, and the folder of what is known from before: of a developer's build alone. */
export interface Compiling {
  readonly mode: BuildMode
  readonly cache: string | undefined
}

/** What no build has used for so long (ms) leaves the cache. */
const keptFor = 7 * 86_400_000

/**
 * Webpack's own cache in a folder; with another `key`, or another build of the build, nothing counts that is in it. Without
 * a folder there is none but the compiler's memory.
 */
export const cacheOptions = (
  cacheLocation: string | undefined,
  key: string,
): NonNullable<Configuration['cache']> =>
  cacheLocation === undefined
    ? { type: 'memory' }
    : {
        type: 'filesystem',
        cacheLocation,
        version: `${buildDigest()} ${key}`,
        // The version has those of all tools; webpack would look through its own sources for each build.
        buildDependencies: { defaultWebpack: [] },
        maxAge: keptFor,
      }

/** Where a compiler keeps what it knows, and how to hand that on to the next one. */
export interface TakenCache {
  readonly location: string
  readonly giveBack: () => void
}

let taken = 0

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Deletes what processes have taken that ended without giving it back: it may be half written. */
function clearLeft(): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, pid] = /\.taken-(\d+)-\d+$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(resolve(folder, name), { recursive: true, force: true })
  }
}

/** Renames a folder, and says whether it could: only one of several processes can. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/**
 * Takes the cache of one package for a compiler of this process. Two that write one cache would mix up what they
 * know, so whoever comes second starts from nothing, and what is given back last is thrown away.
 */
export function takeCache(name: string): TakenCache {
  clearLeft()
  const location = resolve(folder, `${name}.taken-${process.pid}-${++taken}`)
  const shared = resolve(folder, name)
  moved(shared, location)
  return {
    location,
    giveBack: () => {
      if (existsSync(shared) || !moved(location, shared)) rmSync(location, { recursive: true, force: true })
    },
  }
}
