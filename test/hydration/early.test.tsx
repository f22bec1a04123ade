import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { deviceStore } from '@companion/shared/platform/storage'
import { RadioCards } from '@companion/shared/ui/controls/RadioCards'
import { input, openEarly, openPart, put, withEarlyScreens, writtenFields } from './openEarly.tsx'

withEarlyScreens()

test('what was typed stays, with the caret where it was, and the form has it', async () => {
  let written: HTMLInputElement[] = []
  const { field, page, user } = await openEarly('uploadEmail', (early) => {
    const email = input(early, 'New email')
    email.focus()
    put(email, 'me@new.example', 'input')
    email.setSelectionRange(2, 2)
    written = writtenFields()
  })
  expect(field('New email')).toMatchObject({ value: 'me@new.example', selectionStart: 2, selectionEnd: 2 })
  expect(written).not.toContain(field('New email'))
  expect(document.activeElement).toBe(field('New email'))
  vi.restoreAllMocks()
  await user.type(field('Repeat new email'), 'me@old.example')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(field('New email').value).toBe('me@new.example')
  expect(field('New email').getAttribute('aria-invalid')).toBe(null)
  expect(field('Repeat new email').getAttribute('aria-invalid')).toBe('true')
})

test('who reads is not taken back to the heading', async () => {
  await openEarly('uploadEmail', () => {})
  expect(document.activeElement).toBe(document.body)
})

test('what the browser filled in without an event is taken, a password too', async () => {
  const { field, page, user } = await openEarly('accountDeleteV2', (early) => {
    put(input(early, 'Email'), 'me@mail.example')
    put(input(early, 'Password'), 'secret1')
  })
  await user.click(page.getByRole('button', { name: /^Show password/ }))
  expect(field('Password')).toMatchObject({ value: 'secret1', type: 'text' })
  expect(field('Email').value).toBe('me@mail.example')
})

test('a number is read in the country of the device once that is known', async () => {
  Object.defineProperty(navigator, 'language', { value: 'de-DE', configurable: true })
  const { field, page } = await openEarly('uploadPhone', (early) => {
    const phone = input(early, 'New phone number')
    phone.focus()
    put(phone, '01701234567', 'input')
    phone.setSelectionRange(11, 11)
  })
  expect(field('New phone number').value).toBe('0170 1234567')
  expect(page.getByRole('button', { name: /Germany/ })).toBeTruthy()
  Reflect.deleteProperty(navigator, 'language')
})

test('a choice switches the form, and what was typed stays', async () => {
  const { field, page, user } = await openEarly('registration', (early) => {
    put(input(early, 'Phone number'), '+8613912345678', 'input')
    early.getByRole('radio', { name: 'Email' }).click()
  })
  expect(page.getByRole('radio', { name: 'Email' })).toMatchObject({ checked: true })
  await user.type(field('Email'), 'me@mail.example')
  await user.click(page.getByRole('radio', { name: 'Phone' }))
  expect(page.getByRole('radio', { name: 'Phone' })).toMatchObject({ checked: true })
  expect(field('Phone number').value.replaceAll(' ', '')).toBe('+8613912345678')
})

test('a draft fills the fields that nobody has typed into', async () => {
  const draft = { by: 'email', email: 'kept@mail.example', repeatEmail: 'kept@mail.example' }
  const { field } = await openEarly(
    'registration',
    (early) => early.getByRole('radio', { name: 'Email' }).click(),
    { drafts: { registration: draft } },
  )
  expect(field('Email').value).toBe('kept@mail.example')
  expect(field('Repeat email').value).toBe('kept@mail.example')
})

test('a draft does not replace what was typed', async () => {
  const draft = { email: 'kept@mail.example', repeat: 'kept@mail.example' }
  const { field } = await openEarly(
    'uploadEmail',
    (early) => put(input(early, 'New email'), 'typed@mail.example', 'input'),
    { drafts: { email: draft } },
  )
  expect(field('New email').value).toBe('typed@mail.example')
  expect(field('Repeat new email').value).toBe('kept@mail.example')
})

function Proofs() {
  const [by, setBy] = useState<'sms' | 'mail'>()
  const options = [
    { value: 'sms', label: 'SMS' },
    { value: 'mail', label: 'Mail' },
  ] as const
  return (
    <>
      <RadioCards legend="How?" value={by} onChange={setBy} options={options} />
      <output>{by}</output>
    </>
  )
}

test('a card that was chosen is the answer', async () => {
  const { page } = await openPart(<Proofs />, (early) => early.getByRole('radio', { name: 'Mail' }).click())
  expect(page.getByRole('status').textContent).toBe('mail')
})

test('a unit that was chosen is kept', async () => {
  const { page } = await openEarly('weather', (early) => early.getByRole('radio', { name: '°F' }).click())
  expect(page.getByRole('radio', { name: '°F' })).toMatchObject({ checked: true })
  expect(deviceStore.get('companion.weather.unit')).toBe('fahrenheit')
})
