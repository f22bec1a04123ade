import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStandin, type Standin } from './standin.ts'

let standin: Standin
let port: number
const server = createServer((asked, response) => standin.forward(asked, response))

beforeAll(async () => {
  standin = await startStandin()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  standin.stop()
  server.close()
  server.closeAllConnections()
})

interface Answer {
  readonly status: number | undefined
  readonly text: string
  readonly headers: IncomingMessage['headers']
}

const ask = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Answer> =>
  new Promise((done, failed) => {
    const sized = { ...headers, ...(body && { 'Content-Length': String(body.length) }) }
    request({ host: '127.0.0.1', port, method, path, headers: sized }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => done({ status: answer.statusCode, text, headers: answer.headers }))
    })
      .on('error', failed)
      .end(body)
  })

const json = { 'Content-Type': 'application/json' }
const requests = async () =>
  JSON.parse((await ask('GET', '/standin/requests')).text) as {
    method: string
    path: string
    query: unknown
  }[]

test('every method reaches the stand-in with its query, its headers and its body', async () => {
  await ask('POST', '/standin/reset', json, '{}')
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    await ask(
      method,
      '/api/v1/nothing?a=1&a=2',
      { ...json, 'X-Own': 'yes' },
      method === 'GET' ? '' : '{"b":1}',
    )
  const seen = await requests()
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /api/v1/nothing`),
  )
  expect(JSON.stringify(seen[1])).toContain('"b":1')
  expect(JSON.stringify(seen[1])).toContain('"x-own":"yes"')
  const preflight = await ask('OPTIONS', '/api/v1/users', {
    Origin: 'https://m.example',
    'Access-Control-Request-Method': 'POST',
  })
  expect(preflight.headers['access-control-allow-methods']).toContain('POST')
})

test('the stand-in sees the host that the page was opened on', async () => {
  const { text } = await ask('GET', '/api/v1/nothing', { Host: 'lensmoo.localhost:8080' })
  expect(text).toContain('"')
  const headers = JSON.stringify((await requests()).at(-1))
  expect(headers).toContain('lensmoo.localhost:8080')
})

test('a visitor who leaves an answer that hangs leaves nothing behind', async () => {
  await ask('POST', '/standin/faults', json, '{"method":"GET","path":"/api/v1/hangs","hang":true}')
  await new Promise<void>((left) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/v1/hangs' }).on('error', () => left())
    asked.end()
    setTimeout(() => asked.destroy(), 100)
  })
  expect((await ask('GET', '/api/v1/nothing')).status).toBe(404)
})

test('a connection that the stand-in breaks on purpose breaks for the page, too, and is no answer', async () => {
  const login = { method: 'POST', path: '/api/v1/auth/login', drop: true, times: 1 }
  await ask('POST', '/standin/faults', json, JSON.stringify(login))
  await expect(ask('POST', login.path, json, '{}')).rejects.toThrow(/socket hang up|ECONNRESET/)
  // The next request gets a response, so the stand-in is still running.
  expect((await ask('POST', login.path, json, '{}')).status).toBe(400)
})

test('a stand-in that has ended says so to who asks', async () => {
  const ended = await startStandin()
  ended.stop()
  const own = createServer((asked, response) => ended.forward(asked, response)).listen(0, '127.0.0.1')
  await new Promise((ready) => own.once('listening', ready))
  const address = `http://127.0.0.1:${(own.address() as AddressInfo).port}/api/v1/nothing`
  await expect.poll(async () => (await fetch(address)).text()).toContain('The stand-in API has ended')
  own.close()
  own.closeAllConnections()
})
