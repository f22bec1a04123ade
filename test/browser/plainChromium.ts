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
 * A Chromium controlled by its own protocol. Nothing attaches to its page during loading, because that
 * disables prerendering.
 */
export interface PlainChromium {
  /** Navigates its only page. */
  open(url: string): Promise<void>
  /** The value of an expression in the visible page. */
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

/** Starts a separate Chromium, without a page. */
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
  // An activated prerendered page replaces the previous page and its target.
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
      // A page that is being activated replaces another one, whose response then never arrives or is an
      // error.
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
