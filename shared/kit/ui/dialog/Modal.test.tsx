import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { closeTopmost } from '../../navigation/back.ts'
import { Sheet } from './Sheet.tsx'

const done: string[] = []

function Deleting({ busy = false }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button onClick={() => setAsked(true)}>Ask</button>
      <AlertDialog
        open={asked}
        danger
        busy={busy}
        title="Delete this account?"
        confirm="Delete"
        onConfirm={() => done.push('deleted')}
        onCancel={() => {
          done.push('cancelled')
          setAsked(false)
        }}
      >
        This cannot be undone.
      </AlertDialog>
    </>
  )
}

const ask = async (busy = false) => {
  const { screen, user } = await open(<Deleting busy={busy} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  return { screen, user, dialog: screen.getByRole('alertdialog', { name: 'Delete this account?' }) }
}

afterEach(() => void done.splice(0))

test('the last question starts on the way out and is described by what will be lost', async () => {
  const { screen, user, dialog } = await ask()
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This cannot be undone.',
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement)
  await user.keyboard('{Enter}')
  expect(done).toEqual(['cancelled'])
})

test('after cancelling the focus is back where the question came from, and the page scrolls again', async () => {
  const { screen, user } = await ask()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask' })).toBe(document.activeElement)
  expect(document.documentElement.style.overflow).toBe('')
})

test('Back cancels the topmost question first', async () => {
  const { screen } = await ask()
  await act(async () => expect(closeTopmost(document)).toBe(true))
  expect(done).toEqual(['cancelled'])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(closeTopmost(document)).toBe(false)
})

test('a tap beside the last question changes nothing', async () => {
  const { user, dialog } = await ask()
  await user.click(dialog)
  expect(done).toEqual([])
})

test('while it is being done there is no way out', async () => {
  const { screen, user, dialog } = await ask(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(done).toEqual([])
})

function Asking() {
  const [shown, setShown] = useState(true)
  return (
    <Sheet open={shown} title="Allow location?" onClose={() => setShown(false)}>
      It shows the weather where you are.
      <input type="file" aria-label="Picture" />
    </Sheet>
  )
}

test('a sheet starts on its heading and closes by a tap beside it', async () => {
  const { screen, user } = await open(<Asking />)
  expect(screen.getByRole('heading', { name: 'Allow location?' })).toBe(document.activeElement)
  await user.click(screen.getByText(/shows the weather/))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('choosing no file does not close the dialog around it', async () => {
  const { screen } = await open(<Asking />)
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

function Picking() {
  const [shown, setShown] = useState(true)
  return (
    <Sheet open={shown} title="Country or region" onClose={() => setShown(false)}>
      <button>Deutschland</button>
    </Sheet>
  )
}

test('a sheet has a way out that can be seen', async () => {
  const { screen, user } = await open(<Picking />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('in an engine whose dialogs cannot be modal', () => {
  const { showModal } = HTMLDialogElement.prototype
  afterEach(() => void (HTMLDialogElement.prototype.showModal = showModal))

  test('it is a step of its own with the same focus and the same ways out', async () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    const { screen, user, dialog } = await ask()
    expect(dialog.hasAttribute('data-step')).toBe(true)
    expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement)
    await user.keyboard('{Escape}')
    expect(done).toEqual(['cancelled'])
    expect(screen.getByRole('button', { name: 'Ask' })).toBe(document.activeElement)
  })
})
