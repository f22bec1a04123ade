import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import { setBrand } from '@companion/shared/brand/current'
import { brands } from '@companion/shared/brand/brands'
import { startBridge } from '@companion/shared/bridge/app'
import { EmailField } from '@companion/shared/fields/EmailField'
import { email } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { navigate, routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Form } from '@companion/shared/ui/fields/Form'
import { bridgeWindow } from '../../../test/nativeApp.ts'
import { followOpenRoute } from './followOpenRoute.ts'

const routeAt = (path: string): Route => ({
  path,
  name: path.slice(1) || 'layout',
  remote: 'sample',
  open: true,
  back: true,
  hidden: false,
  layout: true,
})

let app: FakeApp
let warned: MockInstance
const send = (path: string) => act(async () => void app.emit('openRoute', { path }))
const address = () => location.pathname + location.search
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

function Sample({ busy }: { busy?: boolean }) {
  const [asks, setAsks] = useState(false)
  const { form, field } = useForm({ initial: { email: '' }, rules: { email }, send: async () => {} })
  return (
    <Form {...form}>
      <EmailField {...field('email')} />
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      <AlertDialog
        open={asks}
        busy={busy ?? false}
        title="Really?"
        confirm="Yes"
        onConfirm={() => {}}
        onCancel={() => setAsks(false)}
      />
    </Form>
  )
}

async function show(busy?: boolean) {
  const { unmount } = render(
    <Suspense>
      <Sample {...(busy && { busy })} />
    </Suspense>,
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Email')
  return { field, user: userEvent.setup(), unmount }
}

beforeAll(async () => {
  const win = bridgeWindow()
  app = installFakeApp(win, { platform: 'ios' })
  routing.routes = ['/', '/help', '/weather', '/upload-email'].map(routeAt)
  await prepareTexts('en')
  setBrand(brands[0]!)
  // Sent before the bridge has started, as by an app that a notification has started.
  app.emit('openRoute', { path: '/help' })
  app.emit('openRoute', { path: '/weather' })
  await startBridge(win)
  followOpenRoute(win)
})
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warned.mockRestore())
afterAll(() => app.uninstall())

test('of the routes that were sent before the page listened, the last is opened', async () => {
  await expect.poll(address).toBe('/weather')
})

test('the flags of the page stay, and the event changes none of them, except `from`', async () => {
  history.replaceState(null, '', '/?lang=de&dark=1')
  await send('/help/?dark=0&appName=x&acc_token=t&REF_TOKEN=t&tester=t&qa=1&release=r&q=battery&from=push')
  await expect.poll(address).toBe('/help?lang=de&dark=1&q=battery&from=push')
})

test('the route that is shown adds no history entry, and neither does another query of it', async () => {
  history.replaceState(null, '', '/')
  navigate('/help', { query: { q: 'a b' } })
  const entries = history.length
  const before = history.state as unknown
  await send('/help/?q=a%20b')
  expect([history.length, history.state]).toEqual([entries, before])
  await send('/help?q=other')
  await expect.poll(address).toBe('/help?q=other')
  await navigate.back()
  await expect.poll(address).toBe('/')
})

test('a path that is not a route is ignored with one line, without its query', async () => {
  history.replaceState(null, '', '/help')
  await send('/nowhere?secret=1')
  await waitFor(() => expect(warned.mock.calls).toEqual([['openRoute: /nowhere is not a route']]))
  expect(location.pathname).toBe('/help')
})

test('an open dialog is cancelled first', async () => {
  history.replaceState(null, '', '/upload-email')
  const { user, unmount } = await show()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await send('/weather')
  await expect.poll(address).toBe('/weather')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  unmount()
})

test('a dialog that is busy stays, and so does the page', async () => {
  history.replaceState(null, '', '/upload-email')
  const { user, unmount } = await show(true)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await send('/weather')
  await waitFor(() => expect(warned.mock.calls).toEqual([['openRoute: /weather was not opened (dialog)']]))
  expect(location.pathname).toBe('/upload-email')
  unmount()
})

test('typed text is asked about first; a later route takes the place of the first in the question', async () => {
  history.replaceState(null, '', '/upload-email')
  const { field, user, unmount } = await show()
  await user.type(field, 'zoe@')
  await send('/weather')
  await question()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect([location.pathname, field.value]).toEqual(['/upload-email', 'zoe@'])
  await send('/weather')
  await question()
  await send('/help')
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await expect.poll(address).toBe('/help')
  unmount()
})

test('a deletion in flight is not left, and a deleted account’s page gives way to the route', async () => {
  history.replaceState(null, '', '/upload-email')
  const deleting = render(<p data-back="deleting">Deleting …</p>)
  await send('/weather')
  await waitFor(() => expect(warned).toHaveBeenCalledOnce())
  deleting.unmount()
  const gone = render(<p data-back="gone">Deleted</p>)
  const entries = history.length
  await send('/weather')
  await expect.poll(address).toBe('/weather')
  expect(history.length).toBe(entries)
  gone.unmount()
})

test('a step back in flight arrives before the route is opened', async () => {
  history.replaceState(null, '', '/')
  navigate('/help')
  const arriving = navigate.back()
  await send('/weather')
  await arriving
  await expect.poll(address).toBe('/weather')
  await navigate.back()
  await expect.poll(address).toBe('/')
})
