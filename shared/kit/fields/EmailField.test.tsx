import { expect, test } from 'vitest'
import { Around, held } from '../../../test/forms/showField.tsx'
import { asWritten } from '../../../test/asWritten.ts'
import { open } from '../../../test/open.tsx'
import { agreement, email, sameEmail } from '../forms/rules.ts'
import { AgreementField } from './AgreementField.tsx'
import { EmailField } from './EmailField.tsx'

const rules = { email, again: sameEmail, agreed: agreement }

const show = (lang = 'en') =>
  open(
    <Around initial={{ email: '', again: '', agreed: false }} rules={rules}>
      {({ field }) => (
        <>
          <EmailField {...field('email')} />
          <EmailField {...field('again')} repeat />
          <AgreementField {...field('agreed')} />
        </>
      )}
    </Around>,
    { lang, at: '/registration' },
  )

test('an address is a plain left-to-right text to the engine, and an email to keyboard and autofill', async () => {
  const { screen } = await show()
  const input = screen.getByLabelText<HTMLInputElement>('Email')
  const again = screen.getByLabelText<HTMLInputElement>('Repeat email')
  expect([input.type, input.inputMode, input.autocomplete, input.dir]).toEqual([
    'text',
    'email',
    'email',
    'ltr',
  ])
  expect([input.getAttribute('autocapitalize'), input.getAttribute('spellcheck')]).toEqual(['none', 'false'])
  expect(again.autocomplete).toBe('off')
})

test('an international domain stays as it was typed', async () => {
  const { screen, user } = await show()
  await user.type(screen.getByLabelText('Email'), 'zoe@bücher.example')
  await user.type(screen.getByLabelText('Repeat email'), 'zoe@BÜCHER.example')
  await user.tab()
  expect(held()).toMatchObject({ email: 'zoe@bücher.example' })
  expect(screen.queryByText('Mailbox inconsistency')).toBeNull()
})

test('an agreement that is missing is said at its box, ticking it by keyboard clears that', async () => {
  const { screen, user } = await show()
  await user.type(screen.getByLabelText('Email'), 'zoe@mail.example')
  await user.type(screen.getByLabelText('Repeat email'), 'zoe@mail.example')
  await user.click(screen.getByRole('button', { name: 'Go' }))
  const words = 'Please agree and check the User Service Agreement and Privacy Policy!'
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await user.keyboard(' ')
  expect(box.checked).toBe(true)
  expect(screen.queryByText(words)).toBeNull()
})

test('its links open on this page and tick nothing', async () => {
  const { screen, user } = await show('de')
  const link = screen.getByRole('link', { name: asWritten('Datenschutzerklärung') })
  expect(link.getAttribute('href')).toBe('/privacy-policy')
  expect(screen.getByRole('link', { name: asWritten('Nutzungsbedingungen') }).getAttribute('href')).toBe(
    '/user-terms',
  )
  await user.click(link)
  expect(location.pathname).toBe('/privacy-policy')
  expect(held()).toMatchObject({ agreed: false })
})
