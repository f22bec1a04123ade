import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { codeFor, openSignedIn } from './openSignedIn.tsx'

/** Opens a screen for passwords or account deletion, with shortcuts to its fields and buttons. */
export async function openSecurity(shown: ReactNode, options: Parameters<typeof openSignedIn>[1]) {
  const { screen, user } = await openSignedIn(shown, options)
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  /** Waits for a code to the target, and returns the latest one. */
  const codeSentTo = async (target: string) => {
    await waitFor(async () => expect(await codeFor(target)).not.toBe(''))
    return codeFor(target)
  }
  /** Types a new password twice and saves it. */
  const choose = async (password: string) => {
    await user.type(await screen.findByLabelText('New password'), password)
    await user.type(field('Repeat new password'), password)
    await press('Save')
  }
  return { screen, user, field, press, codeSentTo, choose }
}
