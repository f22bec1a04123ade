import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, toasts } from '@companion/shared/toasts/queue'
import { open } from '../../../../test/open.tsx'
import { Sheet } from '../dialog/Sheet.tsx'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  for (const { id } of toasts.list.slice()) dismissToast(id)
})

const shown = (text: string, tone: 'danger' | 'ok' = 'danger') => act(async () => showToast({ text, tone }))

test('the region is there before the first toast, and then holds its text and nothing else', async () => {
  const { screen } = await open(<Toasts />)
  const region = screen.getByRole('alert')
  expect(region.textContent).toBe('')
  await shown('Failed to send SMS!')
  expect(screen.getByRole('alert')).toBe(region)
  expect(region.textContent).toBe('Failed to send SMS!')
})

test('a toast goes when dismissed', async () => {
  const { screen, user } = await open(<Toasts />)
  await shown('Delete failed')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a success has no button, and goes at a tap', async () => {
  const { screen, user } = await open(<Toasts />)
  await shown('Saved', 'ok')
  expect(screen.queryByRole('button')).toBeNull()
  await user.click(screen.getByText('Saved'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test.each([
  [20, 'Saved'],
  [-20, 'Saved'],
  [60, ''],
  [-60, ''],
])('a toast that a finger drags by %i px leaves %j', async (distance, left) => {
  const { screen } = await open(<Toasts />)
  await shown('Saved', 'ok')
  const toast = screen.getByText('Saved').parentElement!
  fireEvent.pointerDown(toast, { pointerType: 'touch', clientX: 100 })
  fireEvent.pointerMove(toast, { pointerType: 'touch', clientX: 100 + distance })
  expect(toast.style.transform).toBe(`translateX(${distance}px)`)
  await act(async () => fireEvent.pointerUp(toast, { pointerType: 'touch', clientX: 100 + distance }))
  expect(screen.getByRole('alert').textContent).toBe(left)
  if (left) expect(toast.style.transform).toBe('')
})

test('a mouse selects the text of a toast and does not drag it', async () => {
  const { screen } = await open(<Toasts />)
  await shown('Delete failed')
  const toast = screen.getByText('Delete failed').parentElement!
  fireEvent.pointerDown(toast, { pointerType: 'mouse', clientX: 100 })
  fireEvent.pointerMove(toast, { pointerType: 'mouse', clientX: 190 })
  expect(toast.style.transform).toBe('')
})

test('words of a server are words, never markup', async () => {
  const { screen } = await open(<Toasts />)
  await shown('<img src=x onerror=alert(1)>')
  expect(screen.getByRole('alert').textContent).toBe('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img')).toBeNull()
})

test('what the page shows itself is read out and not seen a second time', async () => {
  const { screen } = await open(<Toasts />)
  await act(async () => showToast({ text: 'Incorrect verification code!', tone: 'danger', inline: true }))
  expect(screen.getByRole('alert').textContent).toBe('Incorrect verification code!')
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

test('over an open dialog toasts appear inside it, where they are not inert', async () => {
  const { screen } = await open(
    <>
      <Sheet open title="Delete this account?" onClose={() => {}}>
        It cannot be undone.
      </Sheet>
      <Toasts />
    </>,
  )
  await shown('Delete failed')
  expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true)
})
