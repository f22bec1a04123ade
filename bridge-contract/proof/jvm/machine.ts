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

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The compiler, where it is installed or somebody has named one, and there is a Java to run it. */
export const kotlinc = (): string | undefined => {
  const named = process.env['KOTLINC'] ?? installedAt('kotlin-compiler/bin/kotlinc')
  return named && spawnSync('java', ['-version']).status === 0 ? named : undefined
}

/** A running app of generated Kotlin. Calls block, as those of a web view's object do. */
export interface Machine {
  /** Sends one command and gives what it returns. */
  ask(command: string, name?: string, text?: string): string
  /** Scripts the app wants the page to run; waits until there are so many. */
  scripts(count: number): readonly string[]
  /** What the app's methods were called with since the last look. */
  seen(): readonly unknown[]
  stop(): void
}

/** An expression that reads a type from JSON, which is given as an expression too. */
const fromJson = ({ type }: Payload, shape: string, json: string) =>
  `${type}.from(Shapes.${shape}.check(Json.parse(${json})) as Map<*, *>)`

/** The app's methods: each says what it was called with, and answers with its example. */
const hostMethods = methods
  .filter(({ name }) => name !== 'bridgeInfo')
  .map((entry) => {
    const { name, descriptor, payloads } = entry
    const [params, result] = ['params', 'result'].map((part) => payloads.find((of) => of.part === part))
    const seen = `seen("${name}", ${params ? 'params.toMap()' : 'null'})`
    const made = result && fromJson(result, `${name}Result`, quoted(JSON.stringify(result.example)))
    const answer = descriptor.kind === 'notify' ? '' : `; answer(reply) {${made ? ` ${made} ` : ''}}`
    return `    override ${signature(entry)} { ${seen}${answer} }`
  })

const eventCases = events.map(
  ({ name, payloads: [data] }) =>
    `    "${name}" -> bridge.${name}(${data ? fromJson(data, `${name}Data`, 'text') : ''})`,
)

/** Compiles the sample app against what it uses of Android; throws what the compiler says. */
export function compileSample(compiler: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'companion-sample-'))
  const sources = [
    'samples/android/app/src/main/kotlin',
    'proof/jvm/stubs',
    'native/kotlin',
    'golden/kotlin',
  ].map(here)
  try {
    execFileSync('bash', [compiler, '-Werror', ...sources, '-d', join(folder, 'sample.jar')], {
      stdio: 'pipe',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Compiles what is committed together with an app around it, warnings counting as errors. */
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
    here('golden/kotlin'),
  ]
  execFileSync('bash', [compiler, '-Werror', ...sources, '-include-runtime', '-d', join(folder, 'app.jar')])
  return folder
}

/** Milliseconds that the app may take to say something; a busy machine is slow, not broken. */
const limit = 60_000
const pause = new Int32Array(new SharedArrayBuffer(4))

/** Reads what there is, and waits until there is something. Throws after `limit`. */
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

/** Starts the app. Named pipes let a call wait for its answer without giving the page a turn. */
export function start(folder: string): Machine {
  const [input, output] = [join(folder, 'in'), join(folder, 'out')]
  execFileSync('mkfifo', [input, output])
  // A file of its own to read from, which does not block: the app writes into one that does.
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
  /** Reads one line; gives the text of an answer. */
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
