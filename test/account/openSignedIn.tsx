import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { deviceCooldowns } from '@companion/shared/verification/cooldown'
import { loadPhones } from '@companion/shared/forms/phone'
import { routing } from '@companion/shared/navigation/router'
import { dismissToast, toasts } from '@companion/shared/toasts/queue'
import { titlesOf } from '../../host-shell/build/releaseFile.ts'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { open } from '../open.tsx'

let running: RunningBackend | undefined

/** Returns the mock API of this test file. Throws if `withBackend` wasn't called. */
export function api(): RunningBackend {
  if (!running) throw new Error('call withBackend() at the top of the test file')
  return running
}

/** Gives a test file a mock API of its own, and resets it before each test. */
export function withBackend(): void {
  beforeAll(async () => {
    running = await startBackend()
    // Preloads the lazy chunks of screens. On a busy machine, tests would otherwise wait for them.
    await Promise.all([loadPhones(), import('@companion/shared/signIn/LoginPanel')])
  })
  beforeEach(() => api().reset())
  afterEach(() => {
    for (const { id } of toasts.list) dismissToast(id)
    deviceCooldowns.purge()
  })
  afterAll(() => api().close())
}

interface Options {
  readonly at?: string
  readonly lang?: string
  readonly brand?: string
  /** User of the session, or '' without a session. */
  readonly user?: string
  /** Lifetime of the access token in seconds. A negative one gives an expired token. */
  readonly expiresIn?: number
}

/** Opens an account screen with a session, as if the app had passed the tokens. */
export async function openSignedIn(shown: ReactNode, { user = 'demo', expiresIn, ...options }: Options = {}) {
  if (user) {
    const tokens = await api().session({ user, ...(expiresIn !== undefined && { expiresIn }) })
    sessionStorage.setItem('acc_token', tokens.accessToken)
    sessionStorage.setItem('ref_token', tokens.refreshToken)
    sessionStorage.setItem('userData', JSON.stringify({ userId: tokens.userId }))
  }
  const titles: Record<string, string> = {}
  for (const remote of remoteNames())
    Object.assign(titles, titlesOf(remote, await manifestOf(remote))[options.lang ?? 'en'])
  routing.titles = titles
  return open(shown, { api: api().url, ...options })
}

/** Returns the texts of the visible toasts. */
export const said = (): readonly string[] => toasts.list.map(({ text }) => text)

/** Waits for a toast with this text. */
export const expectSaid = (text: string): Promise<void> => waitFor(() => expect(said()).toContain(text))

/** Returns the calls of one kind since the reset, as the server received them. */
export const calls = async (method: string, pathContains: string) =>
  (await api().requests(pathContains)).filter((request) => request.method === method)

/** Returns the latest code sent to a number. */
export async function codeFor(phone: string): Promise<string> {
  const messages = await api().outbox(phone)
  return messages[messages.length - 1]?.code ?? ''
}

/** Returns the text associated with a field: its error or its hint. */
export function besideField(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
