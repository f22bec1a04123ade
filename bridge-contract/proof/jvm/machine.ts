import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quoted } from '../../generate/kotlin/declarations.ts'
import { signature } from '../../generate/kotlin/bridge.ts'
import { installedAt } from '../compilers/installed.ts'
import { fill } from '../../generate/native.ts'
import { events, methods, type Payload } from '../../generate/tree.ts'

/** Returns the path of a file of the package. */
export const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * Returns the path of the compiler in `KOTLINC`, or of the installed one. Returns undefined without Java to
 * run it.
 */
export const kotlinc = (): string | undefined => {
  const named = process.env['KOTLINC'] ?? installedAt('kotlin-compiler/bin/kotlinc')
  return named && spawnSync('java', ['-version']).status === 0 ? named : undefined
}

/** A running app with the generated Kotlin. Calls block, like calls to a web view's object. */
export interface Machine {
  /** Sends one command and returns the answer. */
  ask(command: string, name?: string, text?: string): string
  /** Waits for `count` scripts that the app sends to the page. Returns all that have arrived. */
  scripts(count: number): readonly string[]
  /** Returns the calls of the app's methods since the last read. */
  seen(): readonly unknown[]
  stop(): void
}

/** Returns the Kotlin expression that reads a type from JSON. `json` is a Kotlin expression too. */
const fromJson = ({ type }: Payload, shape: string, json: string) =>
  `${type}.from(Shapes.${shape}.check(Json.parse(${json})) as Map<*, *>)`

/** The app's methods. Each records its parameters and answers with its example. */
const hostMethods = methods
  .filter(({ name }) => name !== 'bridgeInfo')
  .map((entry) => {
    const { name, descriptor, payloads } = entry
    const [params, result] = ['params', 'result'].map((part) => payloads.find((of) => of.part === part))
    const seen = `seen("${name}", ${params ? 'params.toMap()' : 'null'})`
    const made = result && fromJson(result, `${name}Result`, quoted(JSON.stringify(result.example)))
    const answer = descriptor.kind === 'notify' ? '' : `; answer(reply) {${made ? ` ${made} ` : ''}}`
    const older = entry.docs.deprecated ? '@Suppress("OVERRIDE_DEPRECATION") ' : ''
    return `    ${older}override ${signature(entry)} { ${seen}${answer} }`
  })

const eventCases = events.map(
  ({ name, payloads: [data] }) =>
    `    "${name}" -> bridge.${name}(${data ? fromJson(data, `${name}Data`, 'text') : ''})`,
)

/** Compiles the generated code with a test app and returns the program's folder. Warnings are errors. */
export function compile(compiler: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'companion-kotlin-'))
  const reserved = methods.filter(({ docs }) => docs.reserved)
  const app = {
    methods: hostMethods.join('\n'),
    events: eventCases.join('\n'),
    reserved: reserved.map(({ name }) => quoted(name)).join(', '),
  }
  writeFileSync(join(folder, 'Main.kt'), `${fill('../proof/jvm/App.kt', app)}\n`)
  const sources = [
    join(folder, 'Main.kt'),
    here('proof/jvm/stubs/JavascriptInterface.kt'),
    here('native/kotlin'),
    here('generated/kotlin'),
  ]
  execFileSync('bash', [compiler, '-Werror', ...sources, '-include-runtime', '-d', join(folder, 'app.jar')])
  return folder
}

/** The timeout for the app's output, in milliseconds. It is long because a busy machine is slow. */
const limit = 60_000
const pause = new Int32Array(new SharedArrayBuffer(4))

/** Waits for input and reads it. Throws after `limit`. */
function readSome(from: number, chunk: Buffer): number {
  for (let waited = 0; waited < limit; waited++) {
    try {
      return readSync(from, chunk)
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EAGAIN') throw failure
      Atomics.wait(pause, 0, 0, 1)
    }
  }
  throw new Error(`the app has said nothing for ${limit / 1000} s`)
}

/**
 * Starts the app. Through named pipes, a call can block until its answer arrives. Node's streams would need
 * the event loop, which would run the page during the call.
 */
export function start(folder: string): Machine {
  const [input, output] = [join(folder, 'in'), join(folder, 'out')]
  execFileSync('mkfifo', [input, output])
  // Open a separate non-blocking descriptor for reading, because the app must write to a blocking one.
  const [to, written] = [openSync(input, 'r+'), openSync(output, 'r+')]
  const from = openSync(output, constants.O_RDONLY | constants.O_NONBLOCK)
  const java = spawn('java', ['-cp', join(folder, 'app.jar'), 'com.companion.bridge.MainKt'], {
    stdio: [to, written, 'inherit'],
  })
  const scripts: string[] = []
  let seen: unknown[] = []
  let rest = Buffer.alloc(0)

  const line = (): string => {
    for (;;) {
      const end = rest.indexOf(10)
      if (end >= 0) {
        const text = rest.subarray(0, end).toString('utf8')
        rest = rest.subarray(end + 1)
        return text
      }
      const chunk = Buffer.alloc(65536)
      rest = Buffer.concat([rest, chunk.subarray(0, readSome(from, chunk))])
    }
  }
  /** Reads one line. Returns its text if it's an answer. */
  const step = (): string | undefined => {
    const text = line()
    if (text.startsWith('R ')) return text.slice(2)
    if (text.startsWith('E ')) scripts.push(text.slice(2))
    else seen.push(JSON.parse(text.slice(2)))
    return undefined
  }

  return {
    ask(command, name = '-', text = '') {
      const bytes = Buffer.from(`${command} ${name} ${text}\n`)
      for (let at = 0; at < bytes.length;) at += writeSync(to, bytes, at)
      for (;;) {
        const answer = step()
        if (answer !== undefined) return answer
      }
    },
    scripts(count) {
      while (scripts.length < count) step()
      return scripts.splice(0)
    },
    seen() {
      const all = seen
      seen = []
      return all
    },
    stop() {
      java.kill()
      for (const file of [to, written, from]) closeSync(file)
      rmSync(folder, { recursive: true })
    },
  }
}
