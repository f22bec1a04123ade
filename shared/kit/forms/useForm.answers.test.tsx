import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '@companion/shared/toasts/queue'
import { good, input, open, problemOf, save } from '../../../test/forms/sampleForm.tsx'
import { ApiError, type ApiErrorFacts } from '../http/apiError.ts'
import { prepareErrorTexts } from '../texts/errors/texts.ts'
import { prepareFormTexts } from '../texts/forms/texts.ts'

const said = () => toasts.list.map(({ text }) => text)
const refusal = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ type: 'business', message: 'server words', ...facts })
const labels = ['Email', 'Old password', 'Password', 'Repeat']
const typed = () => labels.map((label) => input(label).value)

async function refuse(failure: unknown, props: Partial<Parameters<typeof open>[0]> = {}) {
  const { user, fill } = await open({ send: () => Promise.reject(failure), ...props })
  await fill(good)
  await user.click(save())
  return user
}

beforeEach(() => Promise.all([prepareFormTexts('en'), prepareErrorTexts('en')]))
afterEach(() => {
  for (const { id } of toasts.list) dismissToast(id)
})

test('a form may be sent again after a failure, or with other values after a success', async () => {
  const answers = [
    () => Promise.reject(refusal({ code: 1 })),
    () => Promise.resolve(),
    () => Promise.resolve(),
  ]
  let calls = 0
  const { user, fill } = await open({ send: () => answers[calls++]?.() ?? Promise.resolve() })
  await fill(good)
  await user.click(save())
  await user.click(save())
  expect(calls).toBe(2)
  await fill({ email: 'zoe@other.example' })
  await user.click(save())
  expect(calls).toBe(3)
})

test.for([
  [1010, 'Old password', 'Old password is incorrect!', ['zoe@mail.example', '', 'abc123', 'abc123']],
  [2002, 'Email', 'Email address already exists!', ['zoe@mail.example', 'x', 'abc123', 'abc123']],
] as const)('code %i is shown and focused at its field; only a rejected secret goes', async (line) => {
  const [code, label, words, kept] = line
  await refuse(refusal({ code }))
  await waitFor(() => expect(problemOf(label)).toBe(words))
  expect(document.activeElement).toBe(input(label))
  expect(typed()).toEqual(kept)
  // Only screen readers get this toast, because the field already shows the text.
  await waitFor(() => expect(toasts.list).toMatchObject([{ text: words, inline: true }]))
})

test('the server’s word at a field goes with the next key', async () => {
  const user = await refuse(refusal({ code: 1010 }))
  await waitFor(() => expect(problemOf('Old password')).toBe('Old password is incorrect!'))
  await user.type(input('Old password'), 'y')
  expect(problemOf('Old password')).toBeUndefined()
})

test('a code without a text of ours is told in the server’s words at the field it names', async () => {
  await refuse(refusal({ code: 7777, message: 'Domain is blocked', field: 'email' }))
  await waitFor(() => expect(problemOf('Email')).toBe('Domain is blocked'))
})

test('"any" takes the codes that have no line of their own', async () => {
  await refuse(refusal({ code: 4242 }), { serverErrors: { any: { field: 'old', text: 'loginFailed' } } })
  await waitFor(() => expect(problemOf('Old password')).toBe('Account or password error'))
})

test.for([
  ['http', ['Modification failed, please retry!']],
  ['shape', ['Modification failed, please retry!']],
  ['network', ['No connection. Check your network and try again.']],
  ['timeout', ['This is taking too long. Try again.']],
  ['business', ['business']],
  ['auth', []],
  ['aborted', []],
] as const)(
  'a failure of type %s leaves everything as typed and the focus where it is',
  async ([type, texts]) => {
    await refuse(new ApiError({ type }), { fallback: 'modifyFailed' })
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('false'))
    expect(said()).toEqual(texts)
    expect(typed()).toEqual([good.email, good.old, good.password, good.repeat])
    expect(document.activeElement).toBe(save())
  },
)

test('a failure without a text for the situation shows the text of its type', async () => {
  await refuse(new ApiError({ type: 'network' }))
  await waitFor(() => expect(said()).toEqual(['No connection. Check your network and try again.']))
})

test('a mistake of ours is told like a failure, and not lost', async () => {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => {})
  const mistake = new TypeError('x is not a function')
  await refuse(mistake)
  await waitFor(() => expect(said()).toEqual(['Something went wrong. Try again.']))
  expect(spoken).toHaveBeenCalledWith(mistake)
  spoken.mockRestore()
})
