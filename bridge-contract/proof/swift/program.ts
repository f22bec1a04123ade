import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fill } from '../../generate/native.ts'
import { askedOfSwift, signature } from '../../generate/swift/swift.ts'
import { events, type Payload } from '../../generate/tree.ts'
import { vectors } from '../../generate/vectors.ts'
import { appleModules, swiftIn } from './modules.ts'
import type { Workshop } from './swiftc.ts'

/** A running app with the generated Swift. */
export interface Program {
  /** Sends one command and resolves with the app's answer. Rejects if the app has exited. */
  ask(command: string, name?: string, text?: string): Promise<unknown>
  /** The calls of the app's methods since the test last cleared this list. */
  readonly seen: (readonly [name: string, params: unknown])[]
  /** The dropped events reported to the app. */
  readonly dropped: (readonly [name: string, path: string])[]
  /** Receives the messages that the app sends to its page. */
  pushed: (message: unknown) => void
  stop(): void
}

const methodsOfSwift = askedOfSwift.filter(({ name }) => name !== 'bridgeInfo')

/** The app's methods. Each records its parameters. */
const hostMethods = methodsOfSwift.map((entry) => {
  const [params, result] = ['params', 'result'].map((part) => entry.payloads.find((of) => of.part === part))
  const act = `try await act("${entry.name}", ${params ? 'params' : 'Nothing()'})`
  return `    ${signature(entry)} { ${result ? act : `let _: Nothing = ${act}`} }`
})

const eventCase = ({ name, payloads: [data] }: (typeof events)[number]) => {
  const given = data ? `try JSONDecoder().decode(${data.type}.self, from: data)` : ''
  return `    case "${name}": return "\\(bridge.${name}(${given}))"`
}

const typeCase = ([name, type]: readonly [string, string]) =>
  `    case "${name}": return await answer(envelope) { (value: ${type}) -> ${type} in value }`

/** The payload types by their names in the vectors. */
const types = [...askedOfSwift, ...events].flatMap(({ name, payloads }) =>
  payloads.map(({ part, type }: Payload) => [`${name}.${part}`, type] as const),
)

/** Returns the vectors without those of Android-only methods. */
export const vectorsOfSwift = () => {
  const names = new Set<string>(types.map(([name]) => name))
  return vectors().filter(({ name }) => names.has(name))
}

/**
 * Compiles the generated code with a test app and returns the program's path. `settings` are additional
 * compiler flags. Throws an error with the compiler's output, even if that's only a warning.
 */
export function compileApp(workshop: Workshop, settings: readonly string[] = []): string {
  const reserved = methodsOfSwift.filter(({ docs }) => docs.reserved)
  const app = fill('../proof/swift/App.swift', {
    methods: hostMethods.join('\n'),
    events: events.map(eventCase).join('\n'),
    types: types.map(typeCase).join('\n'),
    reserved: reserved.map(({ name }) => `"${name}"`).join(', '),
  })
  writeFileSync(join(workshop.folder, 'App.swift'), `${app}\n`)
  const modules = appleModules(workshop)
  const folders = ['native/swift', 'generated/swift'].flatMap((folder) => swiftIn(workshop, folder))
  const own = [workshop.copy('proof/swift/Value.swift'), join(workshop.inside, 'App.swift')]
  const program = join(workshop.inside, 'app')
  const flags = [
    '-parse-as-library',
    '-module-name',
    'App',
    '-swift-version',
    '6',
    ...settings,
    '-o',
    program,
  ]
  const said = workshop.compile([...flags, ...folders, ...own, ...modules])
  if (said) throw new Error(said)
  return program
}

/** Starts the app and connects its standard streams. */
export function startApp(workshop: Workshop, path: string): Program {
  const app = workshop.start(path)
  const waiting = new Map<string, { done(value: unknown): void; fail(error: Error): void }>()
  const program: Program = { ask, seen: [], dropped: [], pushed: () => {}, stop: () => void app.kill() }
  let count = 0
  let complaint = ''
  let ended = ''
  const takes: { readonly [kind: string]: (text: string) => void } = {
    P: (text) => program.pushed(JSON.parse(text)),
    S: (text) => void program.seen.push(JSON.parse(text) as never),
    D: (text) => void program.dropped.push(JSON.parse(text) as never),
    R(text) {
      const [id = ''] = text.split(' ', 1)
      waiting.get(id)?.done(JSON.parse(text.slice(id.length + 1)))
      waiting.delete(id)
    },
  }
  createInterface({ input: app.stdout }).on('line', (line) => takes[line.slice(0, 1)]?.(line.slice(2)))
  app.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  app.stdin.on('error', () => {})
  app.on('close', (code, signal) => {
    ended = `the app has ended: ${code ?? signal} ${complaint}`
    waiting.forEach(({ fail }) => fail(new Error(ended)))
  })

  function ask(command: string, name = '-', text = ''): Promise<unknown> {
    return new Promise((done, fail) => {
      if (ended) return fail(new Error(ended))
      waiting.set(String(++count), { done, fail })
      app.stdin.write(`${count} ${command} ${name} ${text}\n`)
    })
  }
  return program
}
