import { own } from '../schema/check.ts'

/** What came back for one native call, before any contract has looked at the data. */
export type Outcome =
  | { readonly t: 'data'; readonly data: unknown }
  | { readonly t: 'error'; readonly code: string; readonly detail?: string }
  /** The app has taken the call; the answer follows through the door. */
  | { readonly t: 'ack' }
  /** Delivered, and nothing said in return. */
  | { readonly t: 'sent' }

export const broken: Outcome = { t: 'error', code: 'INVALID_REPLY', detail: '$' }

/** 2 MiB of text, the longest message either side may send. */
export const longestMessage = 2097152

/** Reads an envelope `{ok, data}`, `{ok: false, error}` or `{pending: true}`; `undefined` where it is none. */
export function readEnvelope(reply: unknown): Outcome | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  const ok = own(reply, 'ok')
  if (ok === true) return { t: 'data', data: own(reply, 'data') }
  if (ok === false) {
    const code = own(own(reply, 'error'), 'code')
    return typeof code === 'string' ? { t: 'error', code: code.slice(0, 64) } : undefined
  }
  return own(reply, 'pending') === true ? { t: 'ack' } : undefined
}

/** Reads what a native method returned in place: an envelope of wire 1, a bare value of wire 0, or nothing. */
export function readReturned(value: unknown, wire: 0 | 1): Outcome {
  if (value === undefined) return { t: 'sent' }
  let data = value
  if (typeof value === 'string') {
    if (value.length > longestMessage) return broken
    try {
      data = JSON.parse(value)
    } catch {
      // A bare app may return a plain word; the shape decides whether it fits.
    }
  }
  return wire ? (readEnvelope(data) ?? broken) : { t: 'data', data }
}

/**
 * What an engine's exception means. Texts: Chromium's gin_java_bridge_errors and remote_object, WebKit's
 * WKUserContentController. An iOS app that refuses with a bare code word speaks for itself.
 */
const causes: readonly (readonly [RegExp, string])[] = [
  [/method not found/i, 'UNSUPPORTED'],
  [/did not respond/, 'NO_REPLY'],
  [/same-origin/, 'FORBIDDEN_ORIGIN'],
  [/gone|deleted|deallocated/, 'HOST_GONE'],
]

/** Turns whatever a native call threw or rejected with into an outcome; never throws itself. */
export function readThrown(error: unknown): Outcome {
  let text = ''
  try {
    text = String((error as Error | undefined)?.message ?? error)
  } catch {
    // An error that cannot be read is still an error.
  }
  const code = /^[A-Z][A-Z0-9_]{1,63}$/.test(text) ? text : causes.find(([means]) => means.test(text))?.[1]
  return code ? { t: 'error', code } : { t: 'error', code: 'HOST_THREW', detail: text.slice(0, 200) }
}
