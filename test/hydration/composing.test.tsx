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
