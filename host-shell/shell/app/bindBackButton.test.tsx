import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import { setBrand } from '@companion/shared/brand/current'
import { startBridge } from '@companion/shared/bridge/app'
import { email } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { EmailField } from '@companion/shared/fields/EmailField'
import { Form } from '@companion/shared/ui/fields/Form'
import { navigate, setLeave } from '@companion/shared/navigation/router'
import { bridgeWindow } from '../../../test/nativeApp.ts'
import { brands } from '@companion/shared/brand/brands'
import { NavBar } from './NavBar.tsx'
import { bindAppEvents } from './bindAppEvents.ts'

// The real `keepScroll` would still store scroll positions during later test files of this worker.
vi.mock('./keepScroll.ts', () => ({ keepScroll: () => {} }))

let app: FakeApp
let left = 0
const asked = () =>
  app.calls.filter(({ method }) => method === 'setBackIntercept').map(({ params }) => params)
const last = () => asked()[asked().length - 1]
const back = () => act(async () => void app.emit('backPressed'))
const on = (reason: string) => waitFor(() => expect(last()).toEqual({ enabled: true, reason }))
const off = () => waitFor(() => expect(last()).toEqual({ enabled: false }))

function Sample() {
  const [question, setQuestion] = useState(false)
  const { form, field, set } = useForm({
    initial: { email: '', tick: false as boolean },
    rules: { email },
    send: async () => {},
  })
  return (
    <Form {...form}>
      <EmailField {...field('email')} />
      <button type="button" onClick={() => setQuestion(true)}>
        Ask
      </button>
      <button type="button" onClick={() => set('tick', true)}>
        Tick
      </button>
      <AlertDialog
        open={question}
        title="Really?"
        confirm="Yes"
        onConfirm={() => {}}
        onCancel={() => setQuestion(false)}
      />
    </Form>
  )
}

async function open() {
  history.replaceState(null, '', '/')
  navigate('/upload-email')
  const { unmount } = render(
    <Suspense>
      <Sample />
    </Suspense>,
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Email')
  return { field, user: userEvent.setup(), unmount }
}

beforeAll(async () => {
  const win = bridgeWindow()
  app = installFakeApp(win, { platform: 'android' })
  await startBridge(win)
  await prepareTexts('en')
  setLeave(() => void left++)
  setBrand(brands[0]!)
  await bindAppEvents(win, false)
})
beforeEach(() => {
  left = 0
})
afterAll(() => app.uninstall())

test('Back over a question closes it, and the app has Back again', async () => {
  const { user, unmount } = await open()
  await off()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await on('dialog')
  await back()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await off()
  expect(location.pathname).toBe('/upload-email')
  unmount()
})

test('Back over typed text asks first, and Back over the question stays', async () => {
  const { field, user, unmount } = await open()
  await user.type(field, 'zoe@')
  await on('unsaved')
  await back()
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  await on('dialog')
  await back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([location.pathname, field.value]).toEqual(['/upload-email', 'zoe@'])
  await on('unsaved')
  unmount()
  await off()
})

test('who leaves goes one step back, and from the first page out', async () => {
  const { field, user, unmount } = await open()
  await user.type(field, 'zoe@')
  await back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(left).toBe(0)
  await back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(left).toBe(1))
  unmount()
})

test('text that was taken back, a tick and an untouched form hold nothing', async () => {
  const { field, user, unmount } = await open()
  await user.type(field, 'z')
  await on('unsaved')
  await user.clear(field)
  await off()
  await user.click(screen.getByRole('button', { name: 'Tick' }))
  await off()
  const before = asked().length
  await back()
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(asked()).toHaveLength(before)
  unmount()
})

test('what must not be left holds Back altogether', async () => {
  await open()
  const { unmount } = render(<p data-back="deleting">Deleting …</p>)
  await on('deleting')
  await back()
  expect([location.pathname, left]).toEqual(['/upload-email', 0])
  unmount()
  await off()
})

test('where an account is gone, Back closes the page', async () => {
  await open()
  const { unmount } = render(<p data-back="gone">Deleted</p>)
  await on('gone')
  await back()
  await vi.waitFor(() => expect(app.calls.filter(({ method }) => method === 'closePage')).toHaveLength(1))
  expect([location.pathname, left]).toEqual(['/upload-email', 0])
  unmount()
  await off()
})

test("the bar's own Back asks before typed text is lost, too, and waits for what must not be left", async () => {
  const { field, user, unmount } = await open()
  const bar = render(
    <Suspense>
      <NavBar title="Email" back />
    </Suspense>,
  )
  const chevron = await screen.findByRole('button', { name: 'Back' })
  await user.type(field, 'zoe@')
  await user.click(chevron)
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect([location.pathname, field.value]).toEqual(['/upload-email', 'zoe@'])
  await user.clear(field)
  const held = render(<p data-back="deleting">Deleting …</p>)
  await user.click(chevron)
  expect(location.pathname).toBe('/upload-email')
  held.unmount()
  await user.click(chevron)
  await waitFor(() => expect(location.pathname).toBe('/'))
  bar.unmount()
  unmount()
})

test('the keyboard that comes after the focus leaves the field in view', async () => {
  const { field, user, unmount } = await open()
  const shown: (ScrollIntoViewOptions | boolean | undefined)[] = []
  field.scrollIntoView = (how) => void shown.push(how)
  app.emit('keyboardChanged', { heightPx: 300 })
  expect(shown).toEqual([])
  await user.click(field)
  app.emit('keyboardChanged', { heightPx: 300 })
  expect(shown).toEqual([{ block: 'nearest' }])
  app.emit('keyboardChanged', { heightPx: 0 })
  expect(shown).toHaveLength(1)
  unmount()
})
