import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, askAs, room } = standIn()
const demo = '/api/v1/users/90071992547409931'
const jpeg = (size = 64) =>
  new Uint8Array(size).fill(7).map((byte, index) => [0xff, 0xd8, 0xff][index] ?? byte)

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'file', token = '') {
  const form = new FormData()
  form.append(name, new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg')
  const bearer = token || (await room().session()).accessToken
  const headers = { authorization: `Bearer ${bearer}` }
  const response = await fetch(`${room().url}${demo}/avatar`, { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as { url: string; code: number } }
}

test('an uploaded picture is served back and becomes the avatar by PATCH', async () => {
  const { status, body } = await upload(jpeg())
  expect(status).toBe(200)
  const picture = await fetch(body.url)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(jpeg())

  const patch = (avatar: string) => askAs('demo', `PATCH ${demo}`, { body: { avatar } })
  expect((await patch(body.url)).body.avatar).toBe(body.url)
  expect((await patch('')).body.avatar).toBe('')
  expect((await upload(jpeg())).body.url).not.toBe(body.url)
})

test.each([
  ['something that only says it is a picture', new TextEncoder().encode('<svg onload="x">'), 'file'],
  ['a picture above 300 kB', jpeg(300 * 1024 + 1), 'file'],
  ['a field of another name', jpeg(), 'picture'],
])('%s is refused', async (_, bytes, name) => {
  expect(await upload(bytes, name)).toMatchObject(refusal(400, 40001))
})

test('an upload without a form, without a token, or for another account is refused', async () => {
  const path = `POST ${demo}/avatar`
  expect(await askAs('demo', path, { body: { file: 'x' } })).toMatchObject(refusal(400, 40001))
  expect(await ask(path)).toMatchObject(refusal(401, 40101))
  const { accessToken } = await room().session({ user: 'second' })
  expect(await upload(jpeg(), 'file', accessToken)).toMatchObject(refusal(403, 40301))
  expect(await ask('GET /api/v1/avatars/none.jpg')).toMatchObject({ status: 404 })
})
