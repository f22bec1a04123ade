import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { freshFolder } from '../release/sampleRelease.ts'
import { installedChromium } from './chromium.ts'

interface Reply {
  readonly id?: number
  readonly result?: object
  readonly error?: { readonly message: string }
}

interface Target {
  readonly targetId: string
  readonly type: string
  readonly subtype?: string
}

/**
 * A Chromium controlled over the DevTools protocol without Playwright. No DevTools session attaches to its
 * page while it loads, because an attached session disables prerendering.
 */
export interface PlainChromium {
  /** Opens a URL in a new tab. */
  open(url: string): Promise<void>
  /** Returns the value of an expression in the visible page. */
  evaluate<T>(expression: string): Promise<T>
  close(): Promise<void>
}

async function start() {
  const program = installedChromium()
  if (!program) throw new Error('No Chromium is installed.')
  const folder = await freshFolder()
  const child = spawn(
    program,
    ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((found, failed) => {
    let text = ''
    child.stderr.on('data', (piece) => {
      text += piece
      const [, url] = /DevTools listening on (ws:\S+)/.exec(text) ?? []
      if (url) found(url)
    })
    child.on('exit', () => failed(new Error(`${program} ended: ${text}`)))
  })
  return { child, address }
}

/** Starts a separate Chromium and connects to it. */
export async function openPlainChromium(): Promise<PlainChromium> {
  const { child, address } = await start()
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  let sent = 0
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  const send = async <T>(method: string, params: object = {}, sessionId?: string): Promise<T> => {
    const id = ++sent
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    const { result, error } = await reply
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as T
  }
  // Looks up the target on every call, because an activated prerendered page replaces the previous page
  // together with its target.
  const session = async (): Promise<string> => {
    const { targetInfos } = await send<{ targetInfos: readonly Target[] }>('Target.getTargets')
    const { targetId } = targetInfos.find(({ type, subtype }) => type === 'page' && !subtype)!
    return (await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })).sessionId
  }
  return {
    async open(url) {
      await send('Target.createTarget', { url })
    },
    async evaluate<T>(expression: string) {
      const evaluateIn = async (own: string) => {
        const params = { expression, returnByValue: true, awaitPromise: true }
        const { result } = await send<{ result: { value: T } }>('Runtime.evaluate', params, own)
        await send('Target.detachFromTarget', { sessionId: own }).catch(() => {})
        return result.value
      }
      // If a prerendered page is activated meanwhile, the command fails because its target no longer exists.
      // So try again with the new target.
      for (let tries = 0; ; tries++)
        try {
          return await evaluateIn(await session())
        } catch (failure) {
          if (tries === 20) throw failure
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
    },
    async close() {
      const ended = once(child, 'exit')
      await send('Browser.close').catch(() => {})
      await ended
      socket.close()
    },
  }
}
