import { execFileSync, spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The Debian root that `.ci/run` creates for the compiler. It is outside the checkout,
 * so that later runs reuse it.
 */
export const swiftRoot = '/var/cache/companion/swift'

/**
 * Swift reads a program's path and arguments from `/proc`, so the root needs it. The mount namespace removes
 * the mount at exit.
 */
const inRoot = ['--mount', 'sh', '-c', 'mount --bind /proc "$0/proc" && exec chroot "$0" "$@"']

/** Returns a command with arguments that runs the given one in the compiler's root. */
const started = (root: string, command: string, args: readonly string[]): [string, string[]] =>
  root ? ['unshare', [...inRoot, root, command, ...args]] : [command, [...args]]

const isThere = (root: string) => spawnSync(...started(root, 'swiftc', ['--version'])).status === 0

/** A folder that the compiler reads and writes, with copies of the requested files. */
export interface Workshop {
  /** Copies a file or folder of `bridge-contract` and returns its path for the compiler. */
  copy(path: string): string
  /** The folder's path for Node. `inside` is its path for the compiler. */
  readonly folder: string
  readonly inside: string
  /** Runs `swiftc`. Returns its output, which is empty without errors and warnings. */
  compile(args: readonly string[]): string
  /** Runs another tool of the compiler to its end. Returns its output. Throws its errors. */
  run(command: string, args: readonly string[]): string
  start(program: string): ChildProcessWithoutNullStreams
  remove(): void
}

/** A compiler found on this machine. */
export interface Swiftc {
  workshop(): Workshop
}

function workshopIn(root: string): Workshop {
  const folder = mkdtempSync(join(root || tmpdir(), root ? 'tmp' : '', 'companion-swift-'))
  const inside = root ? join('/tmp', basename(folder)) : folder
  return {
    folder,
    inside,
    copy(path) {
      const from = fileURLToPath(new URL(`../../${path}`, import.meta.url))
      cpSync(from, join(folder, path), { recursive: true })
      return join(inside, path)
    },
    compile(args) {
      const { status, stdout, stderr, error } = spawnSync(...started(root, 'swiftc', args), {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      })
      const said = `${stdout}${stderr}`.trim()
      return status === 0 ? said : said || String(error ?? `swiftc ended with ${status}`)
    },
    run: (command, args) =>
      execFileSync(...started(root, command, args), { encoding: 'utf8', stdio: 'pipe' }),
    start: (program) => spawn(...started(root, program, [])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Finds the compiler in CI's root or on the PATH. Returns undefined if there's none. */
export function swiftc(): Swiftc | undefined {
  const root = existsSync(swiftRoot) && isThere(swiftRoot) ? swiftRoot : ''
  return root || isThere('') ? { workshop: () => workshopIn(root) } : undefined
}

/** The suffix for the title of a skipped test. */
export const withoutSwift = `: no swiftc on the PATH and none in ${swiftRoot}; \`.ci/run\` gets it, as root`
