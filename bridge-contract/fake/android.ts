import { contract } from '../contract.ts'
import type { FakeHost } from './host.ts'
import { arities, readRequest, messageOf, reply, type ReplyContext } from './messages.ts'

/** Error texts of Chromium's gin_java_bridge_errors.cc and remote_object.cc. */
const texts = {
  threw: 'Java exception was raised during method invocation',
  gone: 'Java object is gone',
  missing: 'Method not found',
  detached: "Java bridge method can't be invoked on a non-injected object",
  constructed: "Java bridge method can't be invoked as a constructor",
}

/**
 * Converts an argument as Chromium does for a Java `String` parameter: objects and `undefined` become the
 * text "undefined".
 */
const toJavaString = (value: unknown): string | null => {
  if (value === null) return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : 'undefined'
}

const toText = (body: unknown) =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body)

/**
 * Creates the object that an Android app injects with `addJavascriptInterface`. Its methods return text, are
 * overloaded by the number of arguments, and throw if they're called without their object. A method that
 * can't answer immediately returns `pending` on wire 1 and answers later through `companionBridge.receive`.
 */
export function androidObject(host: FakeHost, context: ReplyContext): object {
  const { wire, push } = context
  const object: Record<string, unknown> = {}

  for (const name of host.methods) {
    const counts = arities(contract.methods[name].params, wire)
    object[name] = function (this: unknown, ...args: unknown[]): string | undefined {
      if (new.target) throw new Error(texts.constructed)
      if (this !== object) throw new Error(texts.detached)
      if (name === 'bridgeInfo' && args.length === 0) return JSON.stringify(host.info)
      if (!counts.includes(args.length)) throw new Error(texts.missing)

      const { id, params, nonce } = readRequest(args.length ? toJavaString(args[0]) : null, wire)
      const answer = reply(context, host.take(name, params, id, nonce), name, id)
      if ('threw' in answer) throw new Error(texts[answer.threw])
      if ('now' in answer) return toText(answer.now)
      if ('never' in answer) return undefined
      answer.later((body) => push(toText(messageOf(body, wire, name))))
      return wire ? '{"pending":true}' : undefined
    }
  }
  return object
}
