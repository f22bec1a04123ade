import { fingerprint } from '@companion/shared/platform/fingerprint'
import type { Attributes } from './otlp.ts'

/**
 * A source position in one of our files. Starts at the release folder, so it contains no host and no query.
 */
const ownPlace = /\/((?:r\/[\w-]+|shell)\/[\w.-]+\/[\w.~-]+\.js)(?:\?[\w=]*)?:(\d+):(\d+)/g
const framesKept = 5

/** Returns the topmost stack frames that are in our own files, as `r/weather/1.2.0-abcd/area.js:1:234`. */
export const ownFrames = (stack: string): string[] =>
  [...stack.matchAll(ownPlace)]
    .slice(0, framesKept)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/**
 * Removes URLs, quoted text and other values that differ between users, so that equal errors get the same
 * hash. Only that hash leaves the page.
 */
const withoutValues = (message: string): string =>
  message
    .replace(/\b\w+:\/\/\S+/g, '<url>')
    .replace(/"[^"]*"|'[^']*'|“[^“”]*”|‘[^‘’]*’|`[^`]*`/g, '<text>')
    .replace(/\d+/g, '<n>')

/**
 * Describes an error by its class, the stack frames in our own code, and a hash of message and frames that
 * groups equal errors. Never includes the message, because it can contain typed text, a token or a URL.
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
