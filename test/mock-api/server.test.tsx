import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type RunningBackend } from './server.ts'

// In a DOM environment, Request, Response and fetch are the document's own. The server must work with them
// too.
let backend: RunningBackend
beforeAll(async () => void (backend = await startBackend()))
afterAll(() => backend.close())

test('a document can sign in, read, upload and be refused', async () => {
  const { accessToken, userId } = await backend.session()
  const headers = { Authorization: `Bearer ${accessToken}` }
  const current = await fetch(`${backend.url}/api/v1/users/current`, { headers })
  expect(await current.json()).toMatchObject({ nickname: 'Demo', userId })

  const form = new FormData()
  form.append('file', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])], { type: 'image/jpeg' }), 'a.jpg')
  const upload = await fetch(`${backend.url}/api/v1/users/${userId}/avatar`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { url } = (await upload.json()) as { url: string }
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(4)

  const refused = await fetch(`${backend.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo@companion.example', password: 'wrong123' }),
  })
  expect([refused.status, await refused.json()]).toEqual([401, { code: 40101, message: expect.any(String) }])
})

test('a lost connection is a rejected fetch', async () => {
  await backend.fault({ path: '/api/v1/weather/ip', drop: true })
  await expect(fetch(`${backend.url}/api/v1/weather/ip`)).rejects.toThrow('socket hang up')
})
