import { openClients } from '../../generate/conformance/clients.ts'
import { evaluate } from '../hosts/hostPage.ts'
import { receiveOf } from '../kit.ts'
import { testWindow } from '../window.ts'
import type { Program } from './program.ts'

/** WebKit's answer: the value, or the message of a rejection. */
type Answer = { readonly reply: unknown } | { readonly error: string }

/** Opens a page in the app, with the page's own client. */
export async function pageIn(app: Program) {
  const page = testWindow()
  const names = (await app.ask('names')) as readonly string[]
  const handlers = names.map((name) => [
    name,
    {
      postMessage: async (body: unknown) => {
        const answer = (await app.ask('call', name, JSON.stringify(body))) as Answer
        if ('error' in answer) throw new Error(answer.error)
        return answer.reply
      },
    },
  ])
  Object.assign(page.win, { webkit: { messageHandlers: Object.fromEntries(handlers) } })
  evaluate(page.win, String(await app.ask('script')))
  const clients = openClients(page.win)
  const receive = receiveOf(page.win)
  app.pushed = receive
  return { ...page, ...clients, receive }
}

/**
 * Waits for the outcome of a call, because the app answers in real time while the page's fake clock stands
 * still.
 */
export const endOf = (call: Promise<unknown>): Promise<readonly [state: string, value?: unknown]> =>
  call.then(
    (value) => ['ok', value],
    ({ code, detail }: { readonly code?: string; readonly detail?: unknown }) => [code ?? '', detail],
  )
