import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { strongestGuard } from '@companion/shared/swap/guard'
import { empty, good, input, open, problemOf, save, type Fields } from '../../../test/forms/sampleForm.tsx'
import { prepareFormTexts } from '../texts/forms/texts.ts'
import { useForm } from './useForm.ts'
import type { Rule } from './formState.ts'

const never = () => new Promise<void>(() => {})

beforeEach(() => prepareFormTexts('en'))

test('says nothing while the user types or passes empty fields', async () => {
  const { user } = await open({ send: never })
  await user.type(input('Email'), 'zoe@')
  expect(problemOf('Email')).toBeUndefined()
  await user.clear(input('Email'))
  await user.tab()
  await user.tab()
  await user.tab()
  expect(screen.queryByText(/empty|incorrect/)).toBeNull()
})

test('a field left with content is judged, corrected as it is typed, and cleared at once', async () => {
  const { user } = await open({ send: never })
  await user.type(input('Email'), 'zoe@')
  await user.tab()
  expect(problemOf('Email')).toBe('Email format is incorrect!')
  expect(input('Email').getAttribute('aria-invalid')).toBe('true')
  await user.type(input('Email'), 'mail.exampl')
  expect(problemOf('Email')).toBeUndefined()
  await user.clear(input('Email'))
  expect(problemOf('Email')).toBeUndefined()
})

test('a submit names every problem and moves to the first from the top, within the same task', async () => {
  await open({ send: never })
  act(() => save().click())
  expect(document.activeElement).toBe(input('Email'))
  expect(problemOf('Email')).toBe('Email cannot be empty')
  expect(problemOf('Old password')).toBe('Password must not be empty')
  expect(problemOf('Password')).toBe('Password must not be empty')
  expect(problemOf('Repeat')).toBeUndefined()
})

test('a repeated field is judged again when the first one changes', async () => {
  const { user, fill } = await open({ send: never })
  await fill({ password: 'abc123', repeat: 'abc12' })
  await user.tab()
  expect(problemOf('Repeat')).toBe('Passwords do not match')
  await fill({ password: 'abc12' })
  expect(problemOf('Repeat')).toBeUndefined()
})

test('Enter sends the form once, and a hundred presses are one request', async () => {
  const sent: Fields[] = []
  const { user, fill } = await open({ send: (values) => (sent.push(values), never()) })
  await fill(good)
  await user.keyboard('{Enter}')
  for (let i = 0; i < 100; i++) act(() => save().click())
  expect(sent).toEqual([good])
  expect(save().getAttribute('aria-busy')).toBe('true')
})

test('a hundred presses are one request also when the server answers between them', async () => {
  let calls = 0
  const { fill } = await open({ send: async () => void calls++ })
  await fill(good)
  for (let i = 0; i < 100; i++) await act(async () => save().click())
  expect(calls).toBe(1)
})

test('a press after anything else the user did is a press of its own, however soon', async () => {
  let calls = 0
  const { user, fill } = await open({ send: async () => void calls++ })
  const elsewhere = document.body.appendChild(document.createElement('button'))
  await fill(good)
  for (const act of [
    () => user.click(elsewhere),
    () => user.keyboard('{Escape}'),
    () => dispatchEvent(new PopStateEvent('popstate')),
  ]) {
    calls = 0
    await user.click(save())
    await user.click(save())
    expect(calls).toBe(1)
    await act()
    await user.click(save())
    expect(calls).toBe(2)
    await act()
  }
  elsewhere.remove()
})

test('the same values typed anew are sent anew, however soon', async () => {
  const sent: Fields[] = []
  const { user, fill } = await open({ send: async (values) => void sent.push(values) })
  await fill(good)
  act(() => save().click())
  await waitFor(() => expect(sent).toHaveLength(1))
  const { value } = input('Repeat')
  await user.clear(input('Repeat'))
  await user.click(input('Repeat'))
  await user.paste(value)
  act(() => save().click())
  await waitFor(() => expect(sent).toEqual([good, good]))
})

test('data that arrives late fills what the user has not edited', async () => {
  const { fill, rerender } = await open({ send: never })
  await fill({ email: 'mine@mail.example' })
  rerender({ send: never, initial: { ...empty, email: 'theirs@mail.example', password: 'theirs1' } })
  expect(input('Email').value).toBe('mine@mail.example')
  expect(input('Password').value).toBe('theirs1')
  expect(screen.getByRole('status').textContent).toBe('changed')
})

test('a swap waits while something is typed or sent, and not after', async () => {
  let done = () => {}
  const { user, fill } = await open({ send: () => new Promise((resolve) => (done = resolve)) })
  expect(strongestGuard()).toBeUndefined()
  await fill(good)
  expect(strongestGuard()).toBe('block')
  await user.click(save())
  expect(strongestGuard()).toBe('block')
  await act(async () => done())
  expect(strongestGuard()).toBeUndefined()
  expect(input('Email').value).toBe(good.email)
})

test('a verdict that comes late does not judge a newer value', async () => {
  const verdicts: ((verdict: 'emailInvalid' | undefined) => void)[] = []
  const slow: Rule<string> = () => new Promise((resolve) => verdicts.push(resolve))
  const { user } = await open({ send: never, emailRule: slow })
  await user.type(input('Email'), 'zoe')
  await user.tab()
  await user.type(input('Email'), '@mail.example')
  await act(async () => verdicts[0]?.('emailInvalid'))
  expect(problemOf('Email')).toBeUndefined()
})

test('while a rule waits, further presses do nothing and the values are those of the moment of sending', async () => {
  const verdicts: ((verdict: undefined) => void)[] = []
  const slow: Rule<string> = () => new Promise((resolve) => verdicts.push(resolve))
  const sent: Fields[] = []
  const { fill } = await open({ send: async (values) => void sent.push(values), emailRule: slow })
  await fill(good)
  const before = verdicts.length
  for (let i = 0; i < 10; i++) act(() => save().click())
  expect(verdicts.length).toBe(before + 1)
  expect(save().getAttribute('aria-busy')).toBe('true')
  await act(async () => verdicts[before]?.(undefined))
  expect(sent).toEqual([good])
})

test('a form inside a dialog of another form does not send that one', async () => {
  const sent: string[] = []
  function Both() {
    const [shown] = useState(true)
    const outer = useForm({ initial: { a: '' }, rules: {}, send: async () => void sent.push('outer') })
    const inner = useForm({ initial: { b: '' }, rules: {}, send: async () => void sent.push('inner') })
    return (
      <div onSubmit={outer.form.onSubmit}>
        {shown && (
          <form {...inner.form} aria-label="inner">
            <button type="submit">Go</button>
          </form>
        )}
      </div>
    )
  }
  render(
    <Suspense>
      <Both />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Go' }))
  expect(sent).toEqual(['inner'])
})

test('an error waits until the press that leaves its field is over: the button must not move away', async () => {
  const { user } = await open({ send: never })
  await user.type(input('Email'), 'zoe@')
  await user.pointer({ keys: '[MouseLeft>]', target: save() })
  expect(document.activeElement).not.toBe(input('Email'))
  expect(problemOf('Email')).toBeUndefined()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  await waitFor(() => expect(problemOf('Email')).toBe('Email format is incorrect!'))
})
