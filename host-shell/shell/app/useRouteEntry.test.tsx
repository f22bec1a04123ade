import { act, render, waitFor } from '@testing-library/react'
import { useSnapshot } from 'valtio'
import { expect, test } from 'vitest'
import type { Route } from '@companion/shared/navigation/routes'
import { sessionState } from '@companion/shared/session/store'
import { livePage } from '../../../test/session/livePage.ts'
import { createRouteEntries, useRouteEntry, type EnterRoute } from './useRouteEntry.ts'

const page = livePage()
const route = { name: 'uploadPhone', path: '/upload-phone', open: false, remote: 'account' } as Route
const refresh = { access: '', refresh: 'refused' }

function Frame({ at, enter }: { at: Route; enter: EnterRoute }) {
  const entering = useRouteEntry(at, enter)
  const { errorType } = useSnapshot(sessionState)
  return <output>{entering ? 'entering' : errorType || 'ready'}</output>
}
const shown = (place: HTMLElement) => place.textContent

test.for([400, 401, 403])(
  'a refresh refused with %i on entry says that the login expired',
  async (status) => {
    await page.backend.fault({ path: '/api/v1/auth/token', status, times: 1 })
    const enter = createRouteEntries({ addressTokens: refresh })
    await enter(route)
    const { container, rerender } = render(<Frame at={route} enter={enter} />)
    await waitFor(() => expect(shown(container)).toBe('getTokenErr'))
    // A new release creates new route objects. That must not be treated as entering the route again either.
    rerender(<Frame at={{ ...route }} enter={enter} />)
    await act(async () => {})
    expect(shown(container)).toBe('getTokenErr')
  },
)

test('no token at all says to open the page from the app', async () => {
  const enter = createRouteEntries()
  const { container } = render(<Frame at={route} enter={enter} />)
  await waitFor(() => expect(shown(container)).toBe('noRefToken'))
})

test('until the session of a route is known, it is being entered; with a token at hand it is not', async () => {
  await page.backend.fault({ path: '/api/v1/auth/token', delayMs: 300, times: 1 })
  const { refreshToken } = await page.backend.session()
  const enter = createRouteEntries({ addressTokens: { access: '', refresh: refreshToken } })
  void enter(route)
  const { container, rerender } = render(<Frame at={route} enter={enter} />)
  expect(shown(container)).toBe('entering')
  await waitFor(() => expect(shown(container)).toBe('ready'))
  rerender(<Frame at={{ ...route, name: 'uploadEmail', path: '/upload-email' }} enter={enter} />)
  expect(shown(container)).toBe('ready')
})

test('a route that is moved to without a session is not shown before its trouble is', async () => {
  const open = { ...route, name: 'help', path: '/help', open: true }
  const enter = createRouteEntries()
  const { container, rerender } = render(<Frame at={open} enter={enter} />)
  await waitFor(() => expect(shown(container)).toBe('ready'))
  const seen: (string | null)[] = []
  const watch = new MutationObserver(() => seen.push(shown(container)))
  watch.observe(container, { characterData: true, subtree: true, childList: true })
  rerender(<Frame at={route} enter={enter} />)
  seen.push(shown(container))
  await waitFor(() => expect(shown(container)).toBe('noRefToken'))
  watch.disconnect()
  expect(seen).not.toContain('ready')
})
