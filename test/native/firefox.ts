import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { WebSocket } from 'ws'
import { freshFolder } from '../release/sampleRelease.ts'
import { unwrapped, wrapped } from './expression.ts'
import type { View, ViewOptions } from './view.ts'

// Turns off Firefox's own requests, because a test browser contacts only the test's own server.
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'permissions.default.geo': 2,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

// Firefox reports a wrong hash for a load that navigation aborted before its first byte. This is the hash of
// no bytes.
const cutOff =
  /integrity.*the computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/i

interface Reply {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly level: string; readonly text: string }
  readonly result?: unknown
  readonly message?: string
}

// Timeout that ends a hanging command, in milliseconds. A busy machine takes half a minute to start an
// engine.
const commandMs = 90_000

/** Starts Firefox headless. Resolves with the process and the URL of its WebDriver BiDi endpoint. */
async function start(program: string) {
  const profile = await freshFolder()
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    },
  )
  const address = await new Promise<string>((found, failed) => {
    let text = ''
    child.stderr.on('data', (piece) => {
      text += piece
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? []
      if (url) found(url)
    })
    child.on('exit', () => failed(new Error(`${program} ended: ${text}`)))
  })
  return { child, address }
}

/** Opens Firefox as an ordinary browser, through WebDriver BiDi (w3c.github.io/webdriver-bidi). */
export async function openFirefox(program: string, { startScript }: ViewOptions): Promise<View> {
  const { child, address } = await start(program)
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  const messages: string[] = []
  let sent = 0
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
    else if (reply.method === 'log.entryAdded' && /warn|error/.test(reply.params?.level ?? '')) {
      const text = reply.params?.text ?? ''
      if (!cutOff.test(text)) messages.push(text)
    }
  })
  const ask = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      const id = (sent += 1)
      const late = setTimeout(() => failed(new Error(`Firefox does not answer ${method}`)), commandMs)
      waiting.set(id, ({ result, message }) => {
        clearTimeout(late)
        waiting.delete(id)
        if (result === undefined) failed(new Error(message))
        else done(result as T)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })

  const begin = async () => {
    await ask('session.new', { capabilities: {} })
    const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context
    await ask('session.subscribe', { events: ['log.entryAdded'] })
    await ask('script.addPreloadScript', { functionDeclaration: `() => { ${startScript} }` })
    await ask('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } })
    return context
  }
  const context = await begin().catch((failure: unknown) => {
    child.kill('SIGKILL')
    throw failure
  })

  return {
    messages,
    goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate: async (expression) => {
      const { result } = await ask<{ result?: { value: string } }>('script.evaluate', {
        expression: wrapped(expression),
        target: { context },
        awaitPromise: false,
      })
      return unwrapped(result?.value)
    },
    screenshot: async () => {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return PNG.sync.read(Buffer.from(data, 'base64'))
    },
    close: async () => {
      const ended = once(child, 'exit')
      await ask('browser.close', {}).catch(() => child.kill())
      socket.close()
      const patience = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(patience)
    },
  }
}
