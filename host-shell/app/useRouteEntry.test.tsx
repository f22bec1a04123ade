import { act, render, waitFor } from '@testing-library/react'
import { useSnapshot } from 'valtio'
import { expect, test } from 'vitest'
import type { Route } from '@companion/shared/navigation/routes'
import { enterRoute } from '@companion/shared/session/auth'
import { session } from '@companion/shared/session/store'
import { livePage } from '../../test/session/live.ts'
import { useRouteEntry } from './useRouteEntry.ts'

const page = livePage()
const route = { name: 'uploadPhone', path: '/upload-phone', open: false, remote: 'account' } as Route
const refresh = { access: '', refresh: 'refused' }

function Frame({
  at,
  pendingEntry,
}: {
  at: Route
  pendingEntry?: ReturnType<typeof enterRoute> | undefined
}) {
  const entering = useRouteEntry(at, pendingEntry)
  const { errorType } = useSnapshot(session)
  return <output>{entering ? 'entering' : errorType || 'ready'}</output>
}
const shown = (place: HTMLElement) => place.textContent

test.for([400, 401, 403])(
  'a refresh refused with %i on entry says that the login expired',
  async (status) => {
    await page.backend.fault({ path: '/api/v1/auth/token', status, times: 1 })
    const pendingEntry = enterRoute({ name: route.name, open: false, addressTokens: refresh })
    await pendingEntry
    const { container, rerender } = render(<Frame at={route} pendingEntry={pendingEntry} />)
    await waitFor(() => expect(shown(container)).toBe('getTokenErr'))
    // The routes are assembled anew when a release comes: that is no entry either.
    rerender(<Frame at={{ ...route }} pendingEntry={pendingEntry} />)
    await act(async () => {})
    expect(shown(container)).toBe('getTokenErr')
  },
)

test('no token at all says to open the page from the app', async () => {
  const pendingEntry = enterRoute({ name: route.name, open: false })
  const { container } = render(<Frame at={route} pendingEntry={pendingEntry} />)
  await waitFor(() => expect(shown(container)).toBe('noRefToken'))
})

test('until the session of a route is known, it is being entered; with a token at hand it is not', async () => {
  await page.backend.fault({ path: '/api/v1/auth/token', delayMs: 300, times: 1 })
  const { refreshToken } = await page.backend.session()
  const pendingEntry = enterRoute({
    name: route.name,
    open: false,
    addressTokens: { access: '', refresh: refreshToken },
  })
  const { container, rerender } = render(<Frame at={route} pendingEntry={pendingEntry} />)
  expect(shown(container)).toBe('entering')
  await waitFor(() => expect(shown(container)).toBe('ready'))
  rerender(<Frame at={{ ...route, name: 'uploadEmail', path: '/upload-email' }} />)
  expect(shown(container)).toBe('ready')
})

test('a route that is moved to without a session is not shown before its trouble is', async () => {
  const open = { ...route, name: 'help', path: '/help', open: true }
  const { container, rerender } = render(<Frame at={open} />)
  await waitFor(() => expect(shown(container)).toBe('ready'))
  const seen: (string | null)[] = []
  const watch = new MutationObserver(() => seen.push(shown(container)))
  watch.observe(container, { characterData: true, subtree: true, childList: true })
  rerender(<Frame at={route} />)
  seen.push(shown(container))
  await waitFor(() => expect(shown(container)).toBe('noRefToken'))
  watch.disconnect()
  expect(seen).not.toContain('ready')
})
