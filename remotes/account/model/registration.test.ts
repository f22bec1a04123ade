import { expect, test } from 'vitest'
import { loadPhones } from '@companion/shared/forms/phone'
import { accountOf, isIdentified, registrationRules, type Fields } from './registration.ts'

const phones = await loadPhones()
const fields: Fields = {
  by: 'phone',
  region: 'CN',
  phone: '139 1234 5678',
  sentTo: '+8613912345678',
  code: '123456',
  email: ' Zoe@Mail.Example ',
  repeatEmail: 'zoe@mail.example',
  password: 'abc123',
  repeat: 'abc123',
  agreement: true,
}

test('a phone account has its number as name, in E.164, and the code that proves it', () => {
  expect(accountOf(fields, phones)).toEqual({
    username: '+8613912345678',
    phone: '+8613912345678',
    code: '123456',
    password: 'abc123',
  })
})

test('an email account has its address as name and sends nothing of the other tab', () => {
  expect(accountOf({ ...fields, by: 'email' }, phones)).toEqual({
    username: 'Zoe@mail.example',
    email: 'Zoe@mail.example',
    password: 'abc123',
  })
})

test('only the open tab is judged', async () => {
  const rules = registrationRules(undefined)
  const empty = { ...fields, phone: '', code: '', email: '', repeatEmail: 'x' }
  const judged = (by: string) => {
    const all = { ...empty, by }
    return Promise.all([
      rules.phone(all.phone, all),
      rules.code(all.code, all),
      rules.email(all.email, all),
      rules.repeatEmail(all.repeatEmail, all),
    ])
  }
  expect(await judged('phone')).toEqual(['phoneEmpty', 'codeEmpty', undefined, undefined])
  expect(await judged('email')).toEqual([undefined, undefined, 'emailEmpty', 'emailsDiffer'])
})

test.for([
  [{ by: 'phone', code: '' }, false],
  [{ by: 'phone', code: '123456' }, true],
  [{ by: 'email', email: 'zoe@mail.example', repeatEmail: 'zoe@Mail.Example ' }, true],
  [{ by: 'email', email: 'zoe@mail.example', repeatEmail: 'zoe@mail.exampl' }, false],
  [{ by: 'email', email: 'zoe', repeatEmail: 'zoe' }, false],
] as const)('%j: the first step is complete: %s', ([some, complete]) => {
  expect(isIdentified({ ...fields, ...some })).toBe(complete)
})
