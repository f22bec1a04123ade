import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Around, held } from '../../../test/forms/showField.tsx'
import { open } from '../../../test/open.tsx'
import { loadPhones } from '@companion/shared/forms/phone'
import { phone, samePhone } from '../forms/rules.ts'
import { PhoneField } from './PhoneField.tsx'

const rules = { phone: phone, again: samePhone }

async function show({ region = 'CN', lang = 'en', ready = true } = {}) {
  if (ready) await loadPhones()
  const opened = await open(
    <Around initial={{ region, phone: '', again: '' }} rules={rules}>
      {({ field }) => (
        <>
          <PhoneField {...field('phone')} region={field('region')} />
          <PhoneField {...field('again')} region={field('region')} repeat />
        </>
      )}
    </Around>,
    { lang },
  )
  const [input, again] = opened.screen.getAllByRole<HTMLInputElement>('textbox')
  if (!input || !again) throw new Error('there are not two fields')
  const button = () => opened.screen.getByRole('button', { name: /Country|البلد/ })
  return { ...opened, input, again, button }
}

test('has a real label, a region button with its country in words, and fits autofill', async () => {
  const { screen, input, again, button } = await show()
  expect(screen.getByLabelText('Phone number')).toBe(input)
  expect(screen.getByLabelText('Repeat phone number')).toBe(again)
  expect([input.type, input.inputMode, input.autocomplete, input.dir]).toEqual(['tel', 'tel', 'tel', 'ltr'])
  expect(again.autocomplete).toBe('off')
  expect(button().getAttribute('aria-label')).toBe('Country or region, China +86')
  expect(button().getAttribute('aria-haspopup')).toBe('dialog')
})

test('says the country in the language of the page', async () => {
  const { button } = await show({ lang: 'ar' })
  expect(button().getAttribute('aria-label')).toBe('البلد أو المنطقة، الصين +86')
})

test('writes the number as one types it, and keeps it as typed in the middle or after a deletion', async () => {
  const { user, input } = await show({ region: 'US' })
  await user.type(input, '2133734253')
  expect(input.value).toBe('(213) 373-4253')
  await user.clear(input)
  await user.type(input, '213373')
  expect(input.value).toBe('(213) 373')
  await user.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(input.value).toBe('(213)')
  await user.type(input, '{Backspace}')
  expect(input.value).toBe('(213')
  await user.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input.value).toBe('(5213')
})

test('never rewrites a composition', async () => {
  const { input } = await show({ region: 'US' })
  fireEvent.input(input, { target: { value: '2133734253' }, isComposing: true })
  expect(input.value).toBe('2133734253')
})

test.for([
  ['+44 7911 123456', 'GB', '+44 7911 123456'],
  ['0049 1512 3456789', 'DE', '+49 1512 3456789'],
  ['\u202A+86 138 1234 5678\u202C', 'CN', '+86 138 1234 5678'],
  ['١٣٨١٢٣٤٥٦٧٨', 'CN', '138 1234 5678'],
] as const)('%j pasted asks for %s', async ([text, region, written]) => {
  const { user, input } = await show()
  await user.click(input)
  await user.paste(text)
  expect(held()).toMatchObject({ region })
  expect(input.value).toBe(written)
})

test.for([
  ['138', '+8613812345678', 'CN', '+86 138 1234 5678'],
  ['138', '13812345678', 'CN', '138 1234 5678'],
  ['13', '+44 7911 123456', 'GB', '+44 7911 123456'],
  ['+86', '13812345678', 'CN', '138 1234 5678'],
] as const)(
  'after %j, the whole number %j put in takes its place',
  async ([typed, data, region, written]) => {
    const { user, input } = await show()
    await user.type(input, typed)
    fireEvent.input(input, { target: { value: input.value + data }, inputType: 'insertText', data })
    expect(held()).toMatchObject({ region, phone: written })
    await user.clear(input)
    await user.type(input, typed)
    await user.paste(data)
    expect(held()).toMatchObject({ region, phone: written })
  },
)

test('what is no whole number is put in where the caret is', async () => {
  const { user, input } = await show()
  await user.type(input, '1381')
  await user.paste('2345678')
  expect(input.value).toBe('138 1234 5678')
})

test('letters stay where they were typed: another number must not come out', async () => {
  const { user, screen, input } = await show()
  await user.type(input, '1381234567O8')
  expect(input.value).toBe('138 1234 567O8')
  await user.tab()
  expect(screen.getByText('Please enter a valid phone number!')).toBeTruthy()
})

test('the code stands before the number or in it, not in both; the repeated one shows the same country', async () => {
  const { user, input, again, button } = await show()
  const before = () => again.closest('[dir="ltr"], div')?.parentElement?.textContent
  expect(button().textContent).toContain('+86')
  expect(before()).toContain('+86')
  await user.type(input, '+86138')
  expect(button().textContent).not.toContain('+86')
  expect(button().getAttribute('aria-label')).toBe('Country or region, China +86')
  expect(before()).toContain('+86')
})

test('the repeated number may be written otherwise', async () => {
  const { user, screen, input, again } = await show()
  await user.type(input, '13812345678')
  await user.type(again, '+8613812345679')
  await user.tab()
  expect(screen.getByText('Inconsistent phone numbers')).toBeTruthy()
  await user.type(again, '{Backspace}8')
  expect(screen.queryByText('Inconsistent phone numbers')).toBeNull()
})

test('choosing a country in the dialog judges the number anew and returns to it', async () => {
  const { user, screen, input, button } = await show({ region: 'US' })
  await user.type(input, '13812345678')
  await user.tab()
  expect(screen.getByText('Please enter a valid phone number!')).toBeTruthy()
  await user.click(button())
  const search = await screen.findByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.type(search, 'chin{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(input)
  expect(held()).toMatchObject({ region: 'CN', phone: '138 1234 5678' })
  expect(screen.queryByText('Please enter a valid phone number!')).toBeNull()
})

test('another country takes the place of the calling code that was typed', async () => {
  const { user, screen, input, button } = await show()
  await user.type(input, '+4915123456789')
  expect(button().getAttribute('aria-label')).toContain('+49')
  await user.click(button())
  await user.type(await screen.findByRole('combobox'), '+43{Enter}')
  expect(held()).toMatchObject({ region: 'AT' })
  expect(input.value.replace(/\D/g, '')).toBe('15123456789')
})

test('typing does not wait for the number plans', async () => {
  const { user, input } = await show({ ready: false })
  await user.type(input, '13812345678')
  expect(input.value.replace(/\D/g, '')).toBe('13812345678')
  await act(() => loadPhones())
  await user.tab()
  await waitFor(() => expect(input.value).toBe('138 1234 5678'))
})
