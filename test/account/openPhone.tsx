import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { calls, codeFor, openSignedIn } from './openSignedIn.tsx'

/** The new number in the tests. */
export const next = '+8613912345678'
/** Returns the calls that send or check a code. `changes` returns those that change the number. */
export const sends = () => calls('POST', '/users/sms')
export const changes = () => calls('POST', '/phone')

/** Opens the screen that changes the phone. The history has an earlier entry, so the screen can go back. */
export async function openPhone(shown: ReactNode, options: Parameters<typeof openSignedIn>[1] = {}) {
  history.pushState({ depth: 1 }, '', '/upload-phone')
  const { screen, user } = await openSignedIn(shown, { at: '/upload-phone', ...options })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const write = async (first: string, second = first) => {
    await user.click(field('New phone number'))
    await user.paste(first)
    await user.click(field('Repeat new phone number'))
    await user.paste(second)
  }
  /** Requests a code. Resolves once it's in the outbox and its field is on the page. */
  const send = async () => {
    await write(next)
    await press('Send code')
    await waitFor(async () => expect(await codeFor(next)).not.toBe(''))
    return codeFor(next)
  }
  return { screen, user, field, press, write, send }
}
