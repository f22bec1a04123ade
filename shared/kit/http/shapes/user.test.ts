import { expect, test } from 'vitest'
import { parseJson } from '../../platform/json.ts'
import { ShapeFault } from './check.ts'
import { changedUser, currentUser } from './user.ts'

const nobody = { userId: '', nickname: '', phone: '', email: '', avatar: '' }

test.for([
  ['{"userId":"u1","nickname":"Zoë"}', { ...nobody, userId: 'u1', nickname: 'Zoë' }],
  ['{"id":9007199254740993}', { ...nobody, userId: '9007199254740993' }],
  ['{"uid":7,"name":"A"}', { ...nobody, userId: '7', nickname: 'A' }],
  ['{"mobile":8613812345678,"mail":"a@b.c"}', { ...nobody, phone: '8613812345678', email: 'a@b.c' }],
  ['{"nickName":"A","headImg":"/a.png"}', { ...nobody, nickname: 'A', avatar: '/a.png' }],
  ['{"user":{"id":"u1","avatarUrl":"/b.png"}}', { ...nobody, userId: 'u1', avatar: '/b.png' }],
  ['{"id":"u1","phone":null,"email":null}', { ...nobody, userId: 'u1' }],
  ['{"id":"u1","hasPassword":false}', { ...nobody, userId: 'u1', hasPassword: false }],
  ['{"id":"../x","nickname":{"toString":"x"},"email":"a@b.c"}', { ...nobody, email: 'a@b.c' }],
] as const)('%s', ([body, user]) => {
  expect(currentUser(parseJson(body), '')).toEqual(user)
})

test.for(['{}', '[]', 'null', '"u1"', '{"__proto__":{"nickname":"x"}}', '{"unknown":1}'])(
  '%s is no user',
  (body) => {
    expect(() => currentUser(parseJson(body), '')).toThrow(ShapeFault)
  },
)

test('a changed field alone says nothing about the others', () => {
  expect(changedUser({ nickname: 'B' }, '')).toEqual({ nickname: 'B' })
})
