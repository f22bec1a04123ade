import { isPlainObject, ownValue } from '../platform/json.ts'

// Names that may stand beside `data` in a wrapper; any other name means that `data` is a field like others.
const beside = new Set(['data', 'code', 'message', 'msg', 'success', 'status', 'requestId', 'timestamp'])

/** The answer itself, whether the server sends it bare or as `{data: …}`; the spec shows neither. */
export function unwrapped(body: unknown): unknown {
  if (!isPlainObject(body)) return body
  const names = Object.keys(body)
  return names.includes('data') && names.every((name) => beside.has(name)) ? ownValue(body, 'data') : body
}
