import { afterEach, beforeEach, expect, test } from 'vitest'
import { dismissToast, toasts } from '@companion/shared/toasts/queue'
import { good, input, open, problemOf, save } from '../../test/forms/sampleForm.tsx'
import { ApiFailure } from '../http/failure.ts'
import { prepareFormTexts } from '../texts/forms/texts.ts'

const business = (code: number) => new ApiFailure({ kind: 'business', code, message: 'server words' })

beforeEach(() => prepareFormTexts('en'))
afterEach(() => {
  for (const { id } of toasts.list) dismissToast(id)
})

test('a form may be sent again after a failure, or with other values after a success', async () => {
  const answers = [Promise.reject(business(1)), Promise.resolve(), Promise.resolve()]
  answers[0]?.catch(() => {})
  let calls = 0
  const { user, fill } = await open({ send: () => answers[calls++] ?? Promise.resolve() })
  await fill(good)
  await user.click(save())
  await user.click(save())
  expect(calls).toBe(2)
  await fill({ email: 'zoe@other.example' })
  await user.click(save())
  expect(calls).toBe(3)
})

test.for([
  [1010, 'Old password', 'Old password is incorrect!', { ...good, old: '' }],
  [2002, 'Email', 'Email address already exists!', good],
] as const)(
  'code %i is shown and focused at its field; only a rejected secret goes',
  async ([code, at, words, kept]) => {
    const { user, fill } = await open({ send: () => Promise.reject(business(code)) })
    await fill(good)
    await user.click(save())
    expect(problemOf(at)).toBe(words)
    expect(document.activeElement).toBe(input(at))
    expect(
      [input('Email'), input('Old password'), input('Password'), input('Repeat')].map((one) => one.value),
    ).toEqual([kept.email, kept.old, kept.password, kept.repeat])
    expect(toasts.list).toEqual([])
  },
)

test('the server’s word at a field goes with the next key', async () => {
  const { user, fill } = await open({ send: () => Promise.reject(business(1010)) })
  await fill(good)
  await user.click(save())
  await user.type(input('Old password'), 'y')
  expect(problemOf('Old password')).toBeUndefined()
})

test('a code without a text of ours is told in the server’s words at the field it names', async () => {
  const refusal = new ApiFailure({
    kind: 'business',
    code: 7777,
    message: 'Domain is blocked',
    field: 'email',
  })
  const { user, fill } = await open({ send: () => Promise.reject(refusal) })
  await fill(good)
  await user.click(save())
  expect(problemOf('Email')).toBe('Domain is blocked')
})

test('"any" takes the codes that have no line of their own', async () => {
  const answers = { any: { field: 'old', says: 'loginFailed' } } as const
  const { user, fill } = await open({ send: () => Promise.reject(business(4242)), answers })
  await fill(good)
  await user.click(save())
  expect(problemOf('Old password')).toBe('Account or password error')
})

test.for([
  ['http', ['Modification failed, please retry!']],
  ['shape', ['Modification failed, please retry!']],
  ['network', ['No connection. Check your network and try again.']],
  ['timeout', ['No connection. Check your network and try again.']],
  ['business', []],
  ['auth', []],
  ['aborted', []],
] as const)(
  'a failure of kind %s leaves everything as typed and the focus where it is',
  async ([kind, said]) => {
    const { user, fill } = await open({ send: () => Promise.reject(new ApiFailure({ kind })) })
    await fill(good)
    await user.click(save())
    expect(toasts.list.map(({ text }) => text)).toEqual(said)
    expect(input('Old password').value).toBe('x')
    expect(document.activeElement).toBe(save())
    expect(save().getAttribute('aria-busy')).toBe('false')
  },
)
