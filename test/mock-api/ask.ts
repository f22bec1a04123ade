import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startBackend, type RunningBackend } from './server.ts'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text if it isn't JSON, or null if the response has no body. */
  body: Record<string, unknown>
}
export interface Question {
  token?: string | undefined
  body?: unknown
  key?: string
  headers?: Record<string, string>
}

/** Sends one call to a running mock API, for example `ask(url, 'POST /api/v1/auth/login', {body})`. */
async function ask(url: string, call: string, question: Question = {}): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(question.token === undefined ? {} : { authorization: `Bearer ${question.token}` }),
      ...(question.key === undefined ? {} : { 'idempotency-key': question.key }),
      ...question.headers,
    },
    ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    body: (json ? JSON.parse(text) : text || null) as Record<string, unknown>,
  }
}

/** Starts a mock API for one test file and resets it before each test. */
export function standIn() {
  let backend: RunningBackend
  beforeAll(async () => void (backend = await startBackend()))
  beforeEach(() => backend.reset())
  afterAll(() => backend.close())
  return {
    room: () => backend,
    ask: (call: string, question?: Question) => ask(backend.url, call, question),
    /** Sends the same call, signed in as a demo account. */
    askAs: async (user: string, call: string, question: Question = {}) =>
      ask(backend.url, call, { token: (await backend.session({ user })).accessToken, ...question }),
    lastCode: async (to: string) => (await backend.outbox(to)).pop()?.code ?? '',
  }
}

/** Returns a matcher for an error response: its HTTP status and business code, with any message. */
export const refusal = (status: number, code: number) => ({ status, body: { code } })
