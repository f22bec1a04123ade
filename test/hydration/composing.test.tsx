import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { input, openEarly, put, withEarlyScreens, writtenFields } from './openEarly.tsx'

withEarlyScreens()

test.each(['forgetPassword', 'uploadEmail'])(
  'a word of %s that is being composed is left alone',
  async (name) => {
    const label = name === 'uploadEmail' ? 'New email' : 'Phone number or email'
    let written: HTMLInputElement[] = []
    const { field } = await openEarly(name, (early) => {
      const composed = input(early, label)
      composed.focus()
      fireEvent.compositionStart(composed, { data: '' })
      put(composed, 'ni', 'input')
      composed.setSelectionRange(2, 2)
      written = writtenFields()
    })
    expect(field(label).value).toBe('ni')
    expect(written).toEqual([])
    vi.restoreAllMocks()
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(label), '你')
      fireEvent(field(label), new InputEvent('input', { bubbles: true, data: '你', isComposing: true }))
      fireEvent.compositionEnd(field(label), { data: '你' })
    })
    expect(field(label).value).toBe('你')
  },
)

test('digits that were composed in the field of a code are read when they are done', async () => {
  const { field } = await openEarly('registration', (early) => {
    const code = input(early, 'Verification code')
    code.focus()
    fireEvent.compositionStart(code, { data: '' })
    put(code, '１２', 'input')
  })
  expect(field('Verification code').value).toBe('１２')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  await act(async () => {
    write.call(field('Verification code'), '１２３')
    fireEvent(
      field('Verification code'),
      new InputEvent('input', { bubbles: true, data: '１２３', isComposing: true }),
    )
  })
  expect(field('Verification code').value).toBe('１２３')
  await act(async () => {
    fireEvent.compositionEnd(field('Verification code'), { data: '１２３' })
  })
  expect(field('Verification code').value).toBe('123')
})

test('a whole code that was filled in with a space counts', async () => {
  const { field } = await openEarly('registration', (early) =>
    put(input(early, 'Verification code'), '123 456'),
  )
  expect(field('Verification code').value).toBe('123456')
})
