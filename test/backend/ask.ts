import type { RunningBackend } from './server.ts'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, the text when it is none, null when there is no body. */
  body: Record<string, unknown>
}
interface Question {
  token?: string | undefined
  body?: unknown
  key?: string
  headers?: Record<string, string>
}

/** One call to a running stand-in, for its own tests: `ask(backend, 'POST /api/v1/auth/login', {body})`. */
export async function ask(backend: RunningBackend, call: string, question: Question = {}): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(backend.url + path, {
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
