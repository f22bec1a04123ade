import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PNG } from 'pngjs'
import { freshFolder } from '../release/sampleRelease.ts'
import { unwrapped, wrapped } from './expression.ts'
import { readPpm } from './image.ts'
import type { NativeSide, View, ViewOptions } from './view.ts'

/**
 * Way in which a page's call is answered: synchronously by an object, by a handler's reply, or only through
 * the page's receive function.
 */
type Reply = 'object' | 'handler' | 'door'

interface HostProgram {
  readonly command: string
  readonly args: (startScript: string, methods: string) => readonly string[]
  readonly reply: Reply
  readonly picture: 'png' | 'ppm'
  readonly losesNavigations?: boolean
  readonly env?: Readonly<Record<string, string>>
}

interface Line {
  readonly id?: number
  readonly value?: string
  readonly error?: string
  readonly call?: number
  readonly name?: string
  readonly body?: unknown
}

// Timeout that ends a hanging command, in milliseconds. A busy machine takes half a minute to start an
// engine.
const commandMs = 90_000

/** Returns the app's response to a call, as a line for the host. */
async function answerTo(app: NativeSide, reply: Reply, { call, name = '', body }: Line): Promise<object> {
  try {
    if (reply === 'object') {
      const json = app.callObject(name, body as unknown[])
      return json === undefined ? { call } : { call, json }
    }
    const value = await app.callHandler(name, body)
    return value === undefined ? { call } : { call, json: JSON.stringify(value) }
  } catch (failure) {
    return { call, threw: (failure as Error).message }
  }
}

/** Starts one of the native programs in `hosts/` and controls it with lines of JSON. */
export async function openHost(host: HostProgram, { startScript, app }: ViewOptions): Promise<View> {
  const folder = await freshFolder()
  const script = join(folder, 'start.js')
  await writeFile(script, startScript)
  const child = spawn(host.command, host.args(script, app?.methods.join(',') || '-'), {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...host.env },
  })
  const waiting = new Map<number, { done: (value: string) => void; failed: (reason: Error) => void }>()
  const messages: string[] = []
  let [sent, stderr] = [0, '']
  const write = (line: object) => void child.stdin.write(`${JSON.stringify(line)}\n`)
  child.stdin.on('error', () => {})
  child.stderr.on('data', (piece) => (stderr = (stderr + piece).slice(-2000)))
  child.on('exit', (code) => {
    for (const { failed } of waiting.values()) failed(new Error(`${host.command} ended (${code}): ${stderr}`))
  })

  createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.startsWith('{')) {
      if (/CONSOLE (?!.*\b(INFO|LOG|DEBUG)\b)/.test(text)) messages.push(text)
      return
    }
    const line = JSON.parse(text) as Line
    if (line.call !== undefined && app) {
      void answerTo(app, host.reply, line).then((answer) => host.reply === 'door' || write(answer))
      return
    }
    const { done, failed } = waiting.get(line.id ?? 0) ?? {}
    waiting.delete(line.id ?? 0)
    if (line.error === undefined) done?.(line.value ?? '')
    else failed?.(new Error(line.error))
  })

  const ask = (line: object): Promise<string> =>
    new Promise((done, failed) => {
      const id = (sent += 1)
      waiting.set(id, { done, failed })
      setTimeout(
        () => waiting.delete(id) && failed(new Error(`no answer to ${JSON.stringify(line)}`)),
        commandMs,
      ).unref()
      write({ id, ...line })
    })
  const evaluate = async <T>(expression: string) =>
    unwrapped<T>(await ask({ do: 'run', script: wrapped(expression) }))
  if (app) app.deliver = (message) => void evaluate(deliverTo(message)).catch(() => {})
  try {
    await ask({ do: 'open', url: 'about:blank' })
    await evaluate('1')
  } catch (failure) {
    child.kill('SIGKILL')
    throw failure
  }

  return {
    messages,
    losesNavigations: host.losesNavigations ?? false,
    evaluate,
    goto: async (url) => void (await ask({ do: 'open', url })),
    screenshot: async () => {
      const file = join(folder, 'screen')
      await ask({ do: 'screenshot', file: `${file}.${host.picture}` })
      const bytes = await readFile(`${file}.${host.picture}`)
      return host.picture === 'png' ? PNG.sync.read(bytes) : readPpm(bytes)
    },
    close: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      const patience = setTimeout(() => child.kill('SIGKILL'), 3000)
      await ended
      clearTimeout(patience)
    },
  }
}

/** Returns the expression with which an app delivers a message to the page. */
export const deliverTo = (message: unknown): string =>
  `window.companionBridge.receive(${JSON.stringify(message)})`
