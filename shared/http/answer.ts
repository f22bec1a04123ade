import type { BusinessCode } from './businessCodes.ts'
import { specCodes } from './codes.ts'
import { ApiError } from './apiError.ts'
import { isPlainObject, ownValue, parseJson } from '../platform/json.ts'
import type { Incoming } from './transport.ts'

export interface Answer {
  readonly status: number
  /** The parsed body; undefined where there is none or it is no JSON. */
  readonly body: unknown
  readonly isJson: boolean
  /** A web page stands where data belongs. */
  readonly isPage?: boolean
  readonly header: (name: string) => string | null
  /** What the table of business codes says of its code. */
  readonly business?: BusinessCode | undefined
}

/** Parses an answer by its content: servers send JSON as text/plain, and captive portals HTML as anything. */
export function readAnswer({ status, text, header }: Incoming): Answer {
  if (!text.trim()) return { status, body: undefined, isJson: true, header }
  try {
    return { status, body: parseJson(text), isJson: true, header }
  } catch {
    return { status, body: undefined, isJson: false, isPage: /^\s*</.test(text), header }
  }
}

const successCodes = new Set<unknown>([0, 200, 'OK', 'ok'])
const messageLimit = 200

/** Server words as plain text: no control characters, one space at a time, at most 200 characters. */
export function plainText(message: string): string {
  const text = message.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return text.length > messageLimit
    ? `${Array.from(text)
        .slice(0, messageLimit - 1)
        .join('')}…`
    : text
}

/** The code of a body that has a code and a message (spec §8), a number where it can be read as one. */
export function codeIn({ status, body }: Answer): number | string | undefined {
  if (!isPlainObject(body) || typeof ownValue(body, 'message') !== 'string') return undefined
  const given = ownValue(body, 'code')
  const code = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  if (typeof code !== 'number' && (typeof code !== 'string' || code === '')) return undefined
  return status < 400 && successCodes.has(code) ? undefined : code
}

function secondsToWait({ body, header }: Answer, now: number): number | undefined {
  const given = isPlainObject(body) ? ownValue(body, 'retryAfter') : undefined
  if (typeof given === 'number' && given >= 0) return given
  const asked = header('retry-after')
  if (!asked) return undefined
  const seconds = /^\d{1,6}$/.test(asked) ? Number(asked) : (Date.parse(asked) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

// A gateway gave up waiting: what stands behind it may have done the work.
const unsure = new Set([502, 504])

export interface Judgement {
  readonly changes: boolean
  readonly now: number
}

/** The failure that an answer states, or null when it states success. */
export function failureIn(answer: Answer, { changes, now }: Judgement): ApiError | null {
  const { status: http, body, business } = answer
  const retryAfter = secondsToWait(answer, now)
  const code = codeIn(answer)
  if (code !== undefined && isPlainObject(body)) {
    const field = ownValue(body, 'field')
    return new ApiError({
      kind: 'business',
      code,
      http,
      retryAfter,
      message: plainText(String(body['message'])),
      known: (typeof code === 'number' && specCodes.get(code)) || business?.key,
      reaction: business?.reaction,
      field: typeof field === 'string' ? field : undefined,
    })
  }
  // Networks in hotels and trains answer with their login page (511 is made for it): the service has not spoken.
  if (answer.isPage && (http < 300 || http === 511))
    return new ApiError({ kind: 'network', code: 'otherAnswered', http, ambiguous: changes })
  if (http >= 200 && http < 300) {
    return answer.isJson ? null : new ApiError({ kind: 'shape', http, path: '', ambiguous: changes })
  }
  return new ApiError({ kind: 'http', http, retryAfter, ambiguous: changes && unsure.has(http) })
}
