import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, room } = standIn()
const login = () =>
  ask('POST /api/v1/auth/login', { body: { username: 'demo@companion.example', password: 'demo1234' } })
const current = '/api/v1/users/current'

test('a status without a body stands in for an answer, for every call until faults are cleared', async () => {
  await room().fault({ method: 'POST', path: '/api/v1/auth/*', status: 503 })
  expect(await login()).toMatchObject({ status: 503, body: null })
  expect((await login()).status).toBe(503)
  expect((await ask('GET /api/v1/weather/ip')).status).toBe(200)
  await room().clearFaults()
  expect((await login()).status).toBe(200)
})

test('a body stands in as it is written: an object, a text, or a text that claims to be JSON', async () => {
  const path = current
  await room().fault({ path, times: 1, status: 400, body: { code: 2098, message: 'no' } })
  expect(await ask(`GET ${path}`)).toMatchObject(refusal(400, 2098))
  await room().fault({ path, times: 1, body: '<html>' })
  const text = await ask(`GET ${path}`)
  expect([text.status, text.body, text.headers.get('content-type')]).toEqual([
    200,
    '<html>',
    'text/plain; charset=utf-8',
  ])
  await room().fault({
    path,
    times: 1,
    body: '{"cut',
    contentType: 'application/json',
    headers: { 'x-a': '1' },
  })
  const cut = await fetch(room().url + path)
  expect([cut.headers.get('content-type'), cut.headers.get('x-a'), await cut.text()]).toEqual([
    'application/json',
    '1',
    '{"cut',
  ])
})

test('times counts down; a later fault takes over', async () => {
  await room().fault({ path: current, status: 500, times: 2 })
  await room().fault({ path: current, status: 502, times: 1 })
  const statuses = []
  for (let call = 0; call < 4; call += 1) statuses.push((await ask(`GET ${current}`)).status)
  expect(statuses).toEqual([500, 500, 502, 401])
})

test('a delay holds the true answer back', async () => {
  await room().fault({ path: '/api/v1/auth/login', delayMs: 120 })
  const began = performance.now()
  expect((await login()).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThanOrEqual(115)
})

test('a hanging call stays open until the reset drops it', async () => {
  await room().fault({ path: '*', hang: true, times: 1 })
  let settled = false
  const hanging = login().finally(() => (settled = true))
  hanging.catch(() => undefined)
  await expect.poll(async () => (await room().requests('login')).length).toBe(1)
  expect((await login()).status).toBe(200)
  expect(settled).toBe(false)
  await room().reset()
  await expect(hanging).rejects.toThrow('fetch failed')
})

test('a hanging call lets the server close', async () => {
  const { startBackend } = await import('./server.ts')
  const other = await startBackend()
  await other.fault({ path: '*', hang: true })
  const hanging = fetch(`${other.url}/api/v1/weather/ip`).catch(String)
  await expect.poll(async () => (await other.requests()).length).toBe(1)
  await other.close()
  expect(await hanging).toContain('fetch failed')
})

test('a dropped call breaks the connection', async () => {
  await room().fault({ path: '/api/v1/auth/login', drop: true, times: 1 })
  await expect(login()).rejects.toThrow('fetch failed')
  expect((await login()).status).toBe(200)
})

test('"after" carries the call out and loses or replaces its answer only', async () => {
  const { accessToken: token } = await room().session()
  const path = '/api/v1/users/90071992547409931'
  const rename = (nickname: string) => ask(`PATCH ${path}`, { token, body: { nickname } })
  const nickname = async () => (await ask(`GET ${current}`, { token })).body.nickname
  await room().fault({ method: 'PATCH', path, drop: true, after: true, times: 1 })
  await expect(rename('Lost')).rejects.toThrow('fetch failed')
  expect(await nickname()).toBe('Lost')
  await room().fault({ method: 'PATCH', path, status: 504, after: true, times: 1 })
  expect((await rename('Late')).status).toBe(504)
  expect(await nickname()).toBe('Late')
})

test('a method narrows a fault, in any case; a pattern is no regular expression', async () => {
  await room().fault({ method: 'post', path: '/api/v1/users/curren.', status: 500 })
  await room().fault({ method: 'post', path: current, status: 500 })
  expect((await ask(`GET ${current}`)).status).toBe(401)
  expect((await ask(`POST ${current}`)).status).toBe(500)
})

test('the call is written down although it was lost', async () => {
  await room().fault({ path: current, drop: true })
  await ask(`GET ${current}`).catch(() => undefined)
  expect(await room().requests(current)).toHaveLength(1)
})
