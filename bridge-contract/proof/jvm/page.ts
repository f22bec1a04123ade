import { openClients } from '../../generate/conformance/clients.ts'
import { receiveOf } from '../kit.ts'
import { testWindow } from '../window.ts'
import { methods } from '../../generate/tree.ts'
import type { Machine } from './machine.ts'

/** Text that breaks JSON or a script if it isn't escaped. */
export const hostile = `"'\\</script><!--\u2028\u2029\u0000\u007f\n\r\t\ud83d\ude00 \ud800 $\{x} $x Ünïcödé`

/** Removes nulls, because Kotlin writes null for an absent value. */
export const present = (value: object) =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => inner ?? undefined)) as object

/** Runs a script as the app's web view does. */
export function evaluate(win: Window, script: string): void {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what a web view does
  new Function('window', script)(win)
}

/** Opens a page in the app, whose client is connected through the injected object or a channel. */
export function pageIn(jvm: Machine, door: 'object' | 'channel') {
  const { win, pass } = testWindow()
  evaluate(win, jvm.ask('script'))
  const port = {
    onmessage: null as ((event: never) => void) | null,
    postMessage: (text: string) => {
      const data = jvm.ask('channel', '-', text)
      void Promise.resolve().then(() => port.onmessage?.({ data } as never))
    },
  }
  const object: Record<string, unknown> = {}
  for (const { name } of methods)
    object[name] = (text?: string) =>
      text === undefined ? jvm.ask('facts', name) : jvm.ask('call', name, text)
  Object.assign(win, { CompanionNative: door === 'object' ? object : port })
  const clients = openClients(win)
  const answers = (count: number) => jvm.scripts(count).forEach((script) => evaluate(win, script))
  return { win, pass, ...clients, answers, receive: receiveOf(win) }
}
