import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { session } from '@companion/shared/session/current'
import { dropCarried } from '@companion/shared/swap/guard'
import { PayList } from '../../remotes/pay/screens/PayList.tsx'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { open } from '../open.tsx'

/** The mock API of this test file. It's set once the first test starts. */
export let backend: RunningBackend

/** Sets up a test file for the plans page: a mock API, and before each test a page without stored state. */
export function withStandIn(): void {
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    vi.restoreAllMocks()
    dropCarried()
    await backend.reset()
  })
}

export async function show({ lang = 'en', user = 'demo' } = {}) {
  const opened = await open(<PayList />, { lang, at: '/pay', api: backend.url })
  const pair = await backend.session({ user })
  await act(async () => void session().signIn(pair))
  return opened
}

export const held = () => screen.findByRole('region', { name: 'Current plan' })
export const plan = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
export const payNow = () => screen.findByRole('button', { name: 'Pay now' })
export const control = (path: string, body: object) => backend.control('POST', path, body)
