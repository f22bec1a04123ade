import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { Field } from './Field.tsx'

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

test('a field is found by its label and described by its hint and counter', async () => {
  const { screen } = await open(<Field label="Nickname" hint="Shown to your friends" counter="3/30" />)
  const field = screen.getByLabelText('Nickname')
  expect(described(field)).toEqual(['Shown to your friends', '3/30'])
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('an error takes the place of the hint, and is not live', async () => {
  const { screen } = await open(<Field label="Email" hint="name@place" error="Email format is incorrect!" />)
  const field = screen.getByLabelText('Email')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(described(field)).toEqual(['Email format is incorrect!'])
  expect(screen.queryByText('name@place')).toBeNull()
  expect(document.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull()
})

test('without anything below it points at nothing', async () => {
  const { screen } = await open(<Field label="Code" />)
  expect(screen.getByLabelText('Code').hasAttribute('aria-describedby')).toBe(false)
})

test('attributes and the ref of the input pass through', async () => {
  let input: HTMLInputElement | null = null
  const { screen, user } = await open(
    <Field ref={(element) => void (input = element)} label="Phone" type="tel" dir="ltr" name="phone" />,
  )
  const field = screen.getByLabelText('Phone')
  await user.type(field, '138')
  expect(field).toBe(input)
  expect(field).toMatchObject({ type: 'tel', dir: 'ltr', name: 'phone', value: '138' })
})
