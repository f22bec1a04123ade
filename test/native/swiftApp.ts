import type { NativeSide } from './view.ts'
import type { Program } from '@companion/bridge-contract/proof/swift/program'

/** A handler's answer: the value, or the message of a rejection. */
type Answer = { readonly reply: unknown } | { readonly error: string }

/**
 * Returns the app's side of a web view whose message handlers are those of the compiled Swift program. The
 * program's own messages go to the page.
 */
export async function swiftSide(program: Program): Promise<NativeSide> {
  const side: NativeSide = {
    methods: (await program.ask('names')) as readonly string[],
    callObject: () => undefined,
    async callHandler(name, body) {
      const answer = (await program.ask('call', name, JSON.stringify(body ?? null))) as Answer
      if ('error' in answer) throw new Error(answer.error)
      return answer.reply
    },
    deliver: () => {},
  }
  program.pushed = (message) => side.deliver(message)
  return side
}
