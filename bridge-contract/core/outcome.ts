import { own } from '../schema/check.ts'

/**
 * The outcome of one native call, not validated yet. After `ack`, the answer follows through `receive`. After
 * `sent`, the native call had no return value.
 */
export type Outcome = readonly [kind: 'data' | 'error' | 'ack' | 'sent', value?: unknown, detail?: string]

/** The maximum length of a message from either side, in characters. */
const longestMessage = 2097152

/** Parses text as JSON. Returns the message unchanged if it isn't text, is too long or isn't JSON. */
export function parse(message: unknown): unknown {
  try {
    return typeof message === 'string' && message.length <= longestMessage ? JSON.parse(message) : message
  } catch {
    return message
  }
}

/** The outcome of an unreadable answer. */
export const broken: Outcome = ['error', 'INVALID_REPLY', '$']

/**
 * Reads an envelope `{ok, data}`, `{ok: false, error}` or `{pending: true}`. Returns `broken` for anything
 * else.
 */
export function readEnvelope(reply: unknown): Outcome {
  const ok = own(reply, 'ok')
  const code = own(own(reply, 'error'), 'code')
  if (ok === true) return ['data', own(reply, 'data')]
  if (ok === false && typeof code === 'string') return ['error', code]
  return own(reply, 'pending') === true ? ['ack'] : broken
}

/**
 * The general codes, with patterns for the error texts of Chromium (gin_java_bridge_errors) and WebKit
 * (WKUserContentController). The last pattern matches any text, because the first match applies.
 */
const causes = {
  UNSUPPORTED: /not found/,
  NO_REPLY: /not respond/,
  FORBIDDEN_ORIGIN: /same-origin/,
  HOST_GONE: /is gone|deleted|deallocated/,
  INVALID_REPLY: /seriali/,
  INVALID_PARAMS: /invalid param/,
  CANCELLED: /cancel/,
  HOST_THREW: /^/,
}

/**
 * Returns whether the code is general, so that any method can fail with it. Methods declare all other codes.
 */
export const isGeneral = (code: string): code is keyof typeof causes => own(causes, code) !== undefined

/**
 * Returns the outcome of an error that a native call threw or rejected with. A message that looks like a
 * code, such as `SIGNED_OUT`, is treated as the code.
 */
export function readThrown(error: unknown): Outcome {
  const text = String(own(error, 'message') ?? '').slice(0, 200)
  if (/^[A-Z][A-Z0-9_]+$/.test(text)) return ['error', text]
  const cause = Object.entries(causes).find(([, means]) => means.test(text))
  return ['error', cause![0], text]
}
