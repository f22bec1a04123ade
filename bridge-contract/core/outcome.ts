import { own } from '../schema/check.ts'

/**
 * What came back for one native call, before any contract has looked at it.
 * `data` a result · `error` a code, perhaps with a detail · `ack` the app has taken the call and answers through the
 * door · `sent` delivered, and nothing said in return.
 */
export type Outcome = readonly [kind: 'data' | 'error' | 'ack' | 'sent', value?: unknown, detail?: string]

/** 2 MiB of text, the longest message either side may send. */
const longestMessage = 2097152

/** Reads text as JSON and leaves everything else as it is; what is too long or no JSON stays text. */
export function parse(message: unknown): unknown {
  try {
    return typeof message === 'string' && message.length <= longestMessage ? JSON.parse(message) : message
  } catch {
    return message
  }
}

/** An answer that is none. */
export const broken: Outcome = ['error', 'INVALID_REPLY', '$']

/** Reads an envelope `{ok, data}`, `{ok: false, error}` or `{pending: true}`; what is none was a broken answer. */
export function readEnvelope(reply: unknown): Outcome {
  const ok = own(reply, 'ok')
  const code = own(own(reply, 'error'), 'code')
  if (ok === true) return ['data', own(reply, 'data')]
  if (ok === false && typeof code === 'string') return ['error', code]
  return own(reply, 'pending') === true ? ['ack'] : broken
}

/**
 * The codes any method may fail with, and how an engine says so: Chromium's gin_java_bridge_errors, WebKit's
 * WKUserContentController. The last one fits every text.
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

/** Whether a code is one that any method may fail with, rather than one of its own. */
export const isGeneral = (code: string): code is keyof typeof causes => own(causes, code) !== undefined

/** Reads what a native call threw or rejected with. An iOS app that refuses with a bare code speaks for itself. */
export function readThrown(error: unknown): Outcome {
  const text = String(own(error, 'message') ?? '').slice(0, 200)
  if (/^[A-Z][A-Z0-9_]+$/.test(text)) return ['error', text]
  const cause = Object.entries(causes).find(([, means]) => means.test(text))
  return ['error', cause![0], text]
}
