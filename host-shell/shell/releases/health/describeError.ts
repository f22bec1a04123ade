import { fingerprint } from '@companion/shared/platform/fingerprint'
import type { Attributes } from './otlp.ts'

/** A place in one of our files, from the folder of its release on: no host, no query. */
const ownPlace = /\/((?:r\/[\w-]+|shell)\/[\w.-]+\/[\w.~-]+\.js)(?:\?[\w=]*)?:(\d+):(\d+)/g
const framesKept = 5

/** The topmost places of a stack that lie in our own files, as `r/weather/1.2.0-abcd/area.js:1:234`. */
export const ownFrames = (stack: string): string[] =>
  [...stack.matchAll(ownPlace)]
    .slice(0, framesKept)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/** Without what differs from user to user, which a message may quote: the hash alone leaves the page, of this. */
const withoutValues = (message: string): string =>
  message
    .replace(/\b\w+:\/\/\S+/g, '<url>')
    .replace(/"[^"]*"|'[^']*'|“[^“”]*”|‘[^‘’]*’|`[^`]*`/g, '<text>')
    .replace(/\d+/g, '<n>')

/**
 * What is told of an error: its class, the places of our own code in its stack, and a hash of its message and those
 * places, by which equal errors are grouped. Never the message: it may hold what somebody typed, a token or an address.
 */
export function describeError(cause: unknown): Attributes {
  const error = cause instanceof Error ? cause : undefined
  const name = error && /^[A-Z]\w{0,39}$/.test(error.name) ? error.name : 'Error'
  const frames = ownFrames(error?.stack ?? '')
  const message = withoutValues(error ? error.message : String(cause))
  return {
    'exception.type': name,
    ...(frames.length && {
      'exception.stacktrace': [name, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
    }),
    'companion.error.fingerprint': fingerprint([name, message, ...frames].join('\n')),
  }
}
