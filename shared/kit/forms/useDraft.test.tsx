import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { empty, good, input, open, save } from '../../../test/forms/sampleForm.tsx'
import { prepareFormTexts } from '../texts/forms/texts.ts'

const labels = ['Email', 'Old password', 'Password', 'Repeat']
const typed = () => labels.map((label) => input(label).value)
const props = { send: () => Promise.resolve(), draft: 'sample' }

/** Unloads the page as a reload does. The history entry isn't changed. */
function reload() {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
}

beforeEach(async () => {
  history.replaceState({ depth: 2, data: 'kept' }, '')
  await prepareFormTexts('en')
})
afterEach(() => history.replaceState(null, ''))

test('a reload gives back what was typed, but no secret', async () => {
  const { fill } = await open(props)
  await fill(good)
  reload()
  await open(props)
  expect(typed()).toEqual(['zoe@mail.example', '', '', ''])
  expect(JSON.stringify(history.state)).not.toContain('abc123')
})

test('the router’s own state stays beside it', async () => {
  const { fill } = await open(props)
  await fill(good)
  reload()
  expect(history.state).toMatchObject({ depth: 2, data: 'kept' })
})

test('another entry, and another form, know nothing of it', async () => {
  const { fill } = await open(props)
  await fill(good)
  reload()
  await open({ ...props, draft: 'other' })
  expect(typed()).toEqual(['', '', '', ''])
  reload()
  history.pushState(null, '')
  await open(props)
  expect(typed()).toEqual(['', '', '', ''])
})

test('once sent, it is forgotten', async () => {
  const { user, fill } = await open(props)
  await fill(good)
  await user.click(save())
  reload()
  expect(history.state).toMatchObject({ drafts: {} })
})

test('an entry that is scrolled meanwhile is the same one', async () => {
  const { user, fill } = await open(props)
  await fill(good)
  // Waits until the draft is saved, because otherwise the press would save it.
  await waitFor(() => expect(JSON.stringify(history.state)).toContain('zoe@mail.example'))
  const button = screen.getByText('Save')
  window.dispatchEvent(new Event('pagehide'))
  history.replaceState({ ...(history.state as object), scroll: 120 }, '')
  await user.click(button)
  reload()
  expect(history.state).toEqual({ depth: 2, data: 'kept', drafts: {}, scroll: 120 })
})

test('what was typed and taken back is not found again', async () => {
  const { user, fill } = await open(props)
  await fill({ email: 'zoe@mail.example' })
  await user.clear(input('Email'))
  reload()
  await open(props)
  expect(typed()).toEqual(['', '', '', ''])
  expect(history.state).toEqual({ depth: 2, data: 'kept', drafts: {} })
})

test('what was typed stands against data that arrives later', async () => {
  const { fill } = await open(props)
  await fill({ email: 'mine@mail.example' })
  reload()
  const { rerender } = await open(props)
  rerender({ ...props, initial: { ...empty, email: 'theirs@mail.example' } })
  expect(input('Email').value).toBe('mine@mail.example')
})

test.for([
  null,
  'text',
  { drafts: 5 },
  { drafts: { sample: [1] } },
  { drafts: { sample: { email: 5, x: 'y' } } },
])('an entry that holds %j is no draft', async (state) => {
  history.replaceState(state, '')
  const { fill } = await open(props)
  expect(typed()).toEqual(['', '', '', ''])
  await fill({ email: 'zoe@mail.example' })
  reload()
  await open(props)
  expect(input('Email').value).toBe('zoe@mail.example')
})

const remembering = { ...props, remember: ['password', 'repeat'] as const }

test('secrets that a form remembers survive a look at another page, in memory alone', async () => {
  const { fill } = await open(remembering)
  await fill(good)
  cleanup()
  history.pushState(null, '')
  expect(JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])).not.toContain('abc123')
  history.back()
  await waitFor(() => expect(history.state).toMatchObject({ depth: 2 }))
  expect(JSON.stringify(history.state)).not.toContain('abc123')
  await open(remembering)
  expect(typed()).toEqual(['zoe@mail.example', '', 'abc123', 'abc123'])
})

test('they are given to no other entry, and are gone then', async () => {
  const { fill } = await open(remembering)
  await fill(good)
  cleanup()
  const { state } = history as { state: unknown }
  history.pushState({ depth: 3 }, '')
  await open(remembering)
  expect(typed()).toEqual(['', '', '', ''])
  cleanup()
  history.pushState(state, '')
  await open(remembering)
  expect(typed()).toEqual(['zoe@mail.example', '', '', ''])
})

test('once sent, they are forgotten, too', async () => {
  const { user, fill } = await open(remembering)
  await fill(good)
  const { state } = history as { state: unknown }
  await user.click(save())
  cleanup()
  history.replaceState(state, '')
  await open(remembering)
  expect(typed()).toEqual(['zoe@mail.example', '', '', ''])
})
