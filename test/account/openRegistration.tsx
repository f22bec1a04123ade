import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { typedInto } from '../errorCases/errorCase.ts'
import { calls, codeFor, openSignedIn } from './openSignedIn.tsx'

export const phone = '+8613912345678'
export const email = 'new@mail.example'
/** Returns the calls that register, or send a code for the registration. */
export const registered = () => calls('POST', '/auth/register')
/** Returns the calls that register. */
export const made = async () => (await registered()).filter(({ path }) => path.endsWith('/register'))

/** Opens the registration, which needs no session. */
export async function openRegistration(shown: ReactNode, options: Parameters<typeof openSignedIn>[1] = {}) {
  const { screen, user } = await openSignedIn(shown, { at: '/registration', user: '', ...options })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: typedInto })
  const fill = async (label: string, text: string) => {
    await user.clear(field(label))
    await user.click(field(label))
    await user.paste(text)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const tab = (name: string) => user.click(screen.getByRole('radio', { name }))
  /** Takes the first step with an email address. */
  const byEmail = async (address = email) => {
    await tab('Email')
    await fill('Email', address)
    await fill('Repeat email', address)
    await press('Continue')
  }
  /** Takes the first step with a phone number. */
  const byPhone = async () => {
    await fill('Phone number', phone)
    await press('Send code')
    await waitFor(async () => expect(await codeFor(phone)).not.toBe(''))
    await user.click(field('Verification code'))
    await user.paste(await codeFor(phone))
  }
  const password = async (first = 'abc123', second = first) => {
    await fill('Password', first)
    await fill('Repeat password', second)
  }
  const agree = () => user.click(screen.getByRole('checkbox'))
  return { screen, user, field, fill, press, tab, byEmail, byPhone, password, agree }
}
