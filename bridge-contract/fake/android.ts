import { contract } from '../contract.ts'
import type { Brain } from './brain.ts'
import { arities, readRequest } from './request.ts'
import { messageOf, speak, type Speech } from './speech.ts'

/** Texts of Chromium's gin_java_bridge_errors.cc and remote_object.cc. */
const texts = {
  threw: 'Java exception was raised during method invocation',
  gone: 'Java object is gone',
  missing: 'Method not found',
  detached: "Java bridge method can't be invoked on a non-injected object",
  constructed: "Java bridge method can't be invoked as a constructor",
}

/** What a `String` parameter receives: objects and `undefined` arrive as the text "undefined". */
const toJavaString = (value: unknown): string | null => {
  if (value === null) return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : 'undefined'
}

const toText = (body: unknown) =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body)

/**
 * The object of `addJavascriptInterface`: methods answer in place and as text, are chosen by their number of arguments
 * and work on their own object alone. One that needs longer says `pending` and answers through the page's door.
 */
export function androidObject(brain: Brain, speech: Speech): object {
  const { wire, push } = speech
  const host: Record<string, unknown> = {}

  for (const name of brain.methods) {
    const counts = arities(contract.methods[name].params, wire)
    host[name] = function (this: unknown, ...given: unknown[]): string | undefined {
      if (new.target) throw new Error(texts.constructed)
      if (this !== host) throw new Error(texts.detached)
      if (name === 'bridgeInfo' && given.length === 0) return JSON.stringify(brain.info)
      if (!counts.includes(given.length)) throw new Error(texts.missing)

      const { id, params, nonce } = readRequest(given.length ? toJavaString(given[0]) : null, wire)
      const said = speak(speech, brain.take(name, params, id, nonce), name, id)
      if ('threw' in said) throw new Error(texts[said.threw])
      if ('now' in said) return toText(said.now)
      if ('never' in said) return undefined
      said.later((body) => push(toText(messageOf(body, wire, name))))
      return wire ? '{"pending":true}' : undefined
    }
  }
  return host
}
