import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, toasts } from '@companion/shared/toasts/queue'
import { open } from '../../../test/open.tsx'
import { modalMark } from '../navigation/back.ts'
import { LateToasts } from './LateToasts.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toasts.list.slice()) dismissToast(id)
  vi.useRealTimers()
})

const show = (text: string, inline = false) => act(async () => showToast({ text, tone: 'danger', inline }))
const lines = () => [...document.querySelectorAll('[role="alert"]')].filter((line) => line.textContent)

// With a fake clock the page never becomes idle, so a browser test covers the toast that replaces the line.

test('before the toasts are loaded, what is only heard is not shown, and the next one is a line', async () => {
  await open(<LateToasts />)
  await show('At its field', true)
  expect(lines()).toEqual([])
  await show('No connection')
  expect(lines().map((line) => line.textContent)).toEqual(['No connection'])
})

test('the line stands in the topmost modal, for all else is inert', async () => {
  const modal = document.createElement('dialog')
  modal.setAttribute(modalMark, '')
  document.body.append(modal)
  await open(<LateToasts />)
  await show('No connection')
  expect(lines()[0]?.parentElement).toBe(modal)
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(lines()).toEqual([])
  modal.remove()
})
